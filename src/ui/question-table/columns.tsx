import type { ReactNode } from 'react';
import type { ListRow } from '#dataset/schema.ts';
import { DifficultyBadge } from '#ui/difficulty-badge.tsx';
import { type SortKey, STATUS_LABELS, type Status } from './filter.ts';
import { StatusMark } from './status-mark.tsx';

export interface Column {
  key: SortKey;
  label: string;
  /** Tailwind classes of its cells. */
  className: string;
  cell: (row: ListRow, status: Status) => ReactNode;
}

/** Stands where the dataset has no facts, rather than a number that would be read as one. */
function Unknown() {
  return (
    <span title="Not known">
      <span aria-hidden>–</span>
      <span className="sr-only">Not known</span>
    </span>
  );
}

/** Columns beside Title and Category, shown from the column menu. */
const OPTIONAL_COLUMNS: readonly Column[] = [
  {
    key: 'difficulty',
    label: 'Difficulty',
    className: 'w-28',
    cell: (row) => <DifficultyBadge difficulty={row.difficulty} />,
  },
  {
    key: 'status',
    label: 'Status',
    className: 'w-28',
    cell: (_row, status) => (
      <span className="inline-flex items-center gap-1.5">
        <StatusMark status={status} />
        {STATUS_LABELS[status]}
      </span>
    ),
  },
  {
    key: 'companies',
    label: 'Companies',
    className: 'min-w-44 max-w-64',
    cell: (row) => (
      <span className="block truncate" title={row.companies}>
        {row.companies || <Unknown />}
      </span>
    ),
  },
  {
    key: 'frequency',
    label: 'Frequency',
    className: 'w-28 tabular-nums',
    cell: (row) =>
      row.frequency > 0 ? (
        <span title={`On ${row.frequency} of 656 company lists`}>{row.frequency}</span>
      ) : (
        <Unknown />
      ),
  },
  {
    key: 'solutions',
    label: 'Solutions',
    className: 'w-24 tabular-nums',
    cell: (row) => row.solutions,
  },
];

/** The columns that tell the rows of a table apart; one that says the same in every row says nothing. */
export const columnsFor = (rows: readonly ListRow[]): readonly Column[] =>
  OPTIONAL_COLUMNS.filter(({ key }) => key === 'status' || new Set(rows.map((row) => row[key])).size > 1);

/** What most people want to see beside the title. */
export const USUAL_COLUMNS = ['difficulty', 'status'] as const;
