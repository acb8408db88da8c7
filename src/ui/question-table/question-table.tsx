import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useMemo } from 'react';
import type { Area } from '#areas.ts';
import type { ListRow } from '#dataset/schema.ts';
import { tableColumns, usePreference } from '#storage/settings.ts';
import { useBookmarks } from '#storage/use-bookmarks.ts';
import { useProgress } from '#storage/use-progress.ts';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { columnsFor, USUAL_COLUMNS } from './columns.tsx';
import { isFiltered, isRanked, type SortKey, type Status, viewRows } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { PlainRows, type RowsProps } from './plain-rows.tsx';
import { useTableView } from './use-table-view.ts';

/** Above this many rows only those near the screen are drawn. */
const DRAW_ALL = 300;
// No table of today has so many.
const NearRows = lazyPart(() => import('./near-rows.tsx'));

interface Props {
  rows: readonly ListRow[];
  /** The area whose page it stands on. */
  page: Area['top'];
}

const EMPTY = 'No questions added yet. Questions will appear here once added to the JSON file.';

/** Questions with search, filters, sorting and a column menu; the view lives in the address. */
export function QuestionTable({ rows, page }: Props) {
  const [view, setView] = useTableView();
  const [columns, setColumns] = usePreference(tableColumns[page]);
  const statuses = useProgress();
  const bookmarked = useBookmarks();
  const statusOf = useMemo(
    () =>
      (row: ListRow): Status =>
        statuses.get(row.databaseId ?? '') ?? 'todo',
    [statuses],
  );
  const offered = useMemo(() => columnsFor(rows), [rows]);
  // As long as nobody chooses others it stays the same, so that rows need not be drawn anew.
  const visible = useMemo(() => offered.filter(({ key }) => columns.includes(key)), [offered, columns]);
  const shown = useMemo(() => viewRows(rows, view, statusOf, bookmarked), [rows, view, statusOf, bookmarked]);

  if (rows.length === 0) return <EmptyState framed>{EMPTY}</EmptyState>;
  const sortBy = (key: SortKey) =>
    setView(
      view.sort !== key
        ? { ...view, sort: key, descending: false }
        : view.descending
          ? { ...view, sort: undefined, descending: false }
          : { ...view, descending: true },
    );
  const usual = USUAL_COLUMNS.every((key) => columns.includes(key));
  const toggleUsual = () =>
    setColumns(
      usual
        ? columns.filter((key) => !USUAL_COLUMNS.some((each) => each === key))
        : [...new Set([...columns, ...USUAL_COLUMNS])],
    );
  const count = isFiltered(view) ? `${shown.length} of ${rows.length} questions` : `${rows.length} questions`;
  const ranked = isRanked(view) && shown.some(({ frequency }) => frequency > 0);
  return (
    <div>
      <FilterBar
        rows={rows}
        view={view}
        onChange={setView}
        statusOf={statusOf}
        columns={{ offered, chosen: columns, onChoose: setColumns }}
      />
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-sm text-muted">
          {ranked ? `${count}, most asked first` : count}
        </p>
        <Button variant="quiet" size="sm" className="-mx-2.5" onClick={toggleUsual}>
          {usual ? 'Hide' : 'Show'} difficulty and status
        </Button>
      </div>
      <div className="overflow-x-auto rounded-lg border bg-surface">
        <table className="w-full text-sm" aria-rowcount={shown.length + 1}>
          <thead>
            <tr aria-rowindex={1} className="border-b text-left text-sm text-muted">
              {[
                { key: 'title' as const, label: 'Title' },
                { key: 'category' as const, label: 'Category' },
                ...visible,
              ].map(({ key, label }) => (
                <SortableHeader
                  key={key}
                  label={label}
                  direction={view.sort === key ? (view.descending ? 'descending' : 'ascending') : undefined}
                  onSort={() => sortBy(key)}
                />
              ))}
            </tr>
          </thead>
          <Rows shown={shown} page={page} statusOf={statusOf} bookmarked={bookmarked} columns={visible} />
        </table>
        {shown.length === 0 && (
          <EmptyState>No questions match. Clear a filter or try a broader search.</EmptyState>
        )}
      </div>
    </div>
  );
}

function SortableHeader(props: {
  label: string;
  direction?: 'ascending' | 'descending';
  onSort: () => void;
}) {
  const Arrow = props.direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={props.direction ?? 'none'} className="px-2 py-1.5 font-medium">
      <button
        type="button"
        onClick={props.onSort}
        className="inline-flex items-center gap-1 rounded px-2 py-1 hover:bg-surface-2 hover:text-text"
      >
        {props.label}
        <Arrow size={13} aria-hidden className={props.direction ? '' : 'invisible'} />
      </button>
    </th>
  );
}

function Rows(props: RowsProps) {
  const all = props.shown.length <= DRAW_ALL;
  // Those that are drawn meanwhile are the first it will draw.
  const first = <PlainRows {...props} last={DRAW_ALL} />;
  return (
    <tbody onKeyDown={moveBetweenRows}>
      {all ? first : <NearRows {...props} fallback={first} failed={() => first} />}
    </tbody>
  );
}

/** Arrow keys, Home and End move between the rows' links. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a.row-link')];
  const at = links.indexOf(event.target as HTMLAnchorElement);
  if (at < 0) return;
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  const link = target === undefined ? undefined : links[target];
  if (!link) return;
  event.preventDefault();
  link.focus();
}
