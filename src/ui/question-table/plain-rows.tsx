import type { Area } from '#areas.ts';
import type { ListRow } from '#dataset/schema.ts';
import type { Column } from './columns.tsx';
import type { Status } from './filter.ts';
import { questionLink } from './question-link.ts';
import { QuestionRow } from './question-row.tsx';

export interface RowsProps {
  shown: readonly ListRow[];
  /** First segment of the questions of the area whose page it is. */
  page: Area['top'];
  statusOf: (row: ListRow) => Status;
  /** `databaseId`s. */
  bookmarked: ReadonlySet<string>;
  columns: readonly Column[];
}

/** The rows from one index up to another. */
export function PlainRows({
  shown,
  page,
  statusOf,
  bookmarked,
  columns,
  first = 0,
  last,
}: RowsProps & { first?: number; last: number }) {
  return shown
    .slice(first, last)
    .map((row, index) => (
      <QuestionRow
        key={row.id}
        row={row}
        to={questionLink(page, row)}
        status={statusOf(row)}
        bookmarked={bookmarked.has(row.databaseId ?? '')}
        columns={columns}
        index={first + index + 1}
      />
    ));
}
