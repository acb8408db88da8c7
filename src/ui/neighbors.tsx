import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

interface Neighbor {
  title: string;
  to: string;
}

interface Props {
  /** Names the navigation, such as "Lessons". */
  label: string;
  previous?: Neighbor;
  next?: Neighbor;
}

const card =
  'group flex min-w-0 flex-col rounded-lg border px-4 py-3 transition-colors hover:border-border-strong';

/** Links to the page before and the page after, where there are any. */
export function Neighbors({ label, previous, next }: Props) {
  return (
    <nav aria-label={label} className="mt-6 grid gap-3 sm:grid-cols-2">
      {previous && (
        <Link to={previous.to} className={card}>
          <span className="flex items-center gap-1.5 text-sm text-muted">
            <ArrowLeft size={14} aria-hidden />
            Previous
          </span>
          <span className="font-medium">{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link to={next.to} className={`${card} sm:col-start-2 sm:items-end sm:text-right`}>
          <span className="flex items-center gap-1.5 text-sm text-muted">
            Next
            <ArrowRight size={14} aria-hidden />
          </span>
          <span className="font-medium">{next.title}</span>
        </Link>
      )}
    </nav>
  );
}
