import { Link } from 'react-router';
import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { PageMessage } from '#ui/page-message.tsx';
import { pageMeta } from '#ui/page-meta.ts';

export const meta = () => pageMeta(PAGES.notFound.title, 'This address leads nowhere on Dryrun.');

export default function NotFoundRoute() {
  return (
    <PageMessage title="Page not found" text="This address leads nowhere. The links below do.">
      <Link to={paths.home} className={buttonClass({ variant: 'primary' })}>
        Start page
      </Link>
      <Link to={paths.dsa} className={buttonClass()}>
        Coding questions
      </Link>
    </PageMessage>
  );
}
