import { Link } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { PageMessage } from '#ui/page-message.tsx';

/** The answer to an address without a page; `to` is the page that lists those that exist. */
export function LessonNotFound({ title, to, label }: { title: string; to: string; label: string }) {
  return (
    <PageMessage title={title} text="We couldn’t find that page. See the list for what’s available.">
      <Link to={to} className={buttonClass({ variant: 'primary' })}>
        {label}
      </Link>
    </PageMessage>
  );
}
