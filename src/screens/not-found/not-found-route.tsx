import { Link } from 'react-router';
import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { PageMessage } from '#ui/page-message.tsx';
import { pageMeta } from '#ui/page-meta.ts';

export const meta = () => pageMeta(PAGES.notFound.title, 'We couldn’t find that page.');

export default function NotFoundRoute() {
  return (
    <PageMessage title="Page not found" text="We couldn’t find that page. Try one of these instead.">
      <Link to={paths.home} className={buttonClass({ variant: 'primary' })}>
        Home page
      </Link>
      <Link to={paths.dsa} className={buttonClass()}>
        Coding questions
      </Link>
    </PageMessage>
  );
}
