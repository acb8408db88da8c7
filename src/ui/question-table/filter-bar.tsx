import { Bookmark, Search, X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { ListRow } from '#dataset/schema.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { chordOf, isTyping } from '#ui/keys.ts';
import { Select } from '#ui/select.tsx';
import { SHORTCUTS } from '#ui/shortcuts.ts';
import { ColumnMenu, type TableColumns } from './column-menu.tsx';
import {
  type FilterOption,
  filterOptions,
  isFiltered,
  type StatusOf,
  statusOptions,
  type TableView,
} from './filter.ts';
import { topicNames } from './topics.ts';

const FILTERS = [
  ['difficulty', 'Difficulty'],
  ['topic', 'Topic'],
  ['company', 'Company'],
  ['status', 'Status'],
] as const;

interface Props {
  rows: readonly ListRow[];
  view: TableView;
  onChange: (view: TableView) => void;
  statusOf: StatusOf;
  columns: TableColumns;
}

const counted = (options: readonly FilterOption[]) =>
  options.map(({ value, label, count }) => ({ value, label: `${label} (${count})` }));

/** What narrows a table, and which columns it has. */
export function FilterBar({ rows, view, onChange, statusOf, columns }: Props) {
  const options = useMemo(() => filterOptions(rows), [rows]);
  const topicName = useMemo(() => topicNames(rows), [rows]);
  const statuses = useMemo(() => statusOptions(rows, statusOf), [rows, statusOf]);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      if (chordOf(event) !== SHORTCUTS.find.chord || isTyping(event.target)) return;
      event.preventDefault();
      search.current?.focus();
    };
    window.addEventListener('keydown', focusSearch);
    return () => window.removeEventListener('keydown', focusSearch);
  }, []);
  // What was typed into the prerendered page before the script took over counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page comes alive
  useEffect(() => {
    const typed = search.current?.value ?? '';
    if (typed !== view.search) onChange({ ...view, search: typed });
  }, []);
  const cleared = { ...view, search: '', difficulty: '', topic: '', company: '', status: '', bookmarked: '' };
  const choices = {
    difficulty: counted(options.difficulty),
    topic: counted(options.topic),
    company: counted(options.company),
    status: counted(statuses),
  };
  return (
    // On a narrow screen the search and the columns share the first line, the selects the second.
    <search className="mb-3 flex flex-wrap items-center gap-2">
      <label className="relative min-w-32 flex-1">
        <span className="sr-only">Search questions</span>
        <Search size={15} className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" aria-hidden />
        <input
          ref={search}
          type="search"
          value={view.search}
          onChange={(event) => onChange({ ...view, search: event.target.value })}
          placeholder="Search questions"
          aria-keyshortcuts={SHORTCUTS.find.chord}
          className="h-9 w-full rounded-md border bg-surface pr-3 pl-9 text-sm placeholder:text-muted"
        />
      </label>
      <div className="order-last flex w-full gap-1.5 sm:gap-2 lg:order-none lg:w-auto">
        {FILTERS.map(([name, label]) => {
          // An address may name a topic as questions do, and the table as categories do.
          const chosen = name === 'topic' ? (topicName(view.topic) ?? view.topic) : view[name];
          return (
            choices[name].length > 0 && (
              <Select
                key={name}
                // As wide as what is chosen in them they share a narrow screen's line; a long choice is cut before a short name.
                className={`min-w-0 lg:max-w-32 2xl:max-w-40 max-lg:max-w-none max-lg:flex-auto max-lg:*:field-sizing-content ${chosen ? 'max-lg:shrink-[9]' : ''}`}
                label={label}
                value={chosen}
                options={choices[name]}
                onChange={(value) => onChange({ ...view, [name]: value })}
              />
            )
          );
        })}
      </div>
      {isFiltered(view) ? (
        <Button variant="quiet" onClick={() => onChange(cleared)}>
          <X size={15} aria-hidden />
          <span className="max-sm:sr-only">Clear</span>
        </Button>
      ) : (
        // Its place, so that the search box keeps its width when it comes.
        <span aria-hidden className="hidden w-21 lg:block" />
      )}
      <button
        type="button"
        aria-label="Bookmarked only"
        title="Bookmarked only"
        aria-pressed={view.bookmarked !== ''}
        onClick={() => onChange({ ...view, bookmarked: view.bookmarked ? '' : '1' })}
        className={`${buttonClass()} !px-2.5 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent`}
      >
        <Bookmark size={15} aria-hidden className={view.bookmarked ? 'fill-current' : ''} />
      </button>
      <ColumnMenu {...columns} />
    </search>
  );
}
