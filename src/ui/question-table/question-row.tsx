import { Bookmark } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import type { ListRow } from '#dataset/schema.ts';
import type { Column } from './columns.tsx';
import type { Status } from './filter.ts';
import { StatusMark } from './status-mark.tsx';

interface Props {
  row: ListRow;
  /** Address of the question's page. */
  to: string;
  status: Status;
  bookmarked: boolean;
  columns: readonly Column[];
  /** Position among all rows, counted from 1 after the header. */
  index: number;
}

/** One question. Memoized: a keystroke in the search redraws only rows that come or go. */
export const QuestionRow = memo(function QuestionRow({ row, to, status, bookmarked, columns, index }: Props) {
  return (
    <tr
      aria-rowindex={index + 1}
      className="h-11 border-b transition-colors last:border-0 hover:bg-surface-2"
    >
      <td className={`px-4 py-2 ${columns.length > 0 ? 'min-w-48' : ''}`}>
        <span className={`flex items-center gap-x-2 gap-y-1 ${row.written ? '' : 'flex-wrap'}`}>
          {row.written ? (
            <Link to={to} className="row-link rounded font-medium hover:text-accent">
              {row.title}
            </Link>
          ) : (
            <>
              <span className="text-muted">{row.title}</span>
              <ComingSoonPill />
            </>
          )}
          {status !== 'todo' && !columns.some(({ key }) => key === 'status') && (
            <StatusMark status={status} />
          )}
          {bookmarked && (
            <Bookmark
              size={15}
              role="img"
              aria-label="Bookmarked"
              className="shrink-0 fill-current text-accent"
            />
          )}
        </span>
      </td>
      <td className="px-4 py-2 text-muted">{row.category}</td>
      {columns.map((column) => (
        <td key={column.key} className={`px-4 py-2 text-muted ${column.className}`}>
          {column.cell(row, status)}
        </td>
      ))}
    </tr>
  );
});

export function ComingSoonPill() {
  return (
    <span className="whitespace-nowrap rounded-full border px-2 py-px text-xs font-semibold tracking-wide text-muted">
      COMING SOON
    </span>
  );
}
