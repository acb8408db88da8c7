import { Search, X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { ListRow } from '#dataset/schema.ts';
import { Button } from '#ui/button.tsx';
import { chordOf, isTyping } from '#ui/keys.ts';
import { Select } from '#ui/select.tsx';
import { SHORTCUTS } from '#ui/shortcuts.ts';
import { ColumnMenu } from './column-menu.tsx';
import { filterOptions, isFiltered, STATUS_LABELS, type TableView } from './filter.ts';

/** Selects as wide as what is chosen in them share a narrow screen's line; a long choice is cut before a short name. */
const share = (chosen: string) =>
  `min-w-0 max-lg:max-w-none max-lg:flex-auto max-lg:*:field-sizing-content ${chosen ? 'max-lg:shrink-[9]' : ''}`;

interface Props {
  rows: readonly ListRow[];
  view: TableView;
  onChange: (view: TableView) => void;
}

export function FilterBar({ rows, view, onChange }: Props) {
  const options = useMemo(() => filterOptions(rows), [rows]);
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
  const cleared = { ...view, search: '', difficulty: '', topic: '', company: '', status: '' };
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
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
          className="h-9 w-full rounded-md border bg-surface pr-3 pl-9 text-[0.88rem] placeholder:text-muted"
        />
      </label>
      <div className="order-last flex w-full gap-1.5 sm:gap-2 lg:order-none lg:w-auto">
        <Select
          className={share(view.difficulty)}
          label="Difficulty"
          value={view.difficulty}
          options={plain(options.difficulty)}
          onChange={(difficulty) => onChange({ ...view, difficulty })}
        />
        <Select
          className={share(view.topic)}
          label="Topic"
          value={view.topic}
          options={plain(options.topic)}
          onChange={(topic) => onChange({ ...view, topic })}
        />
        {options.company.length > 0 && (
          <Select
            className={share(view.company)}
            label="Company"
            value={view.company}
            options={plain(options.company)}
            onChange={(company) => onChange({ ...view, company })}
          />
        )}
        <Select
          className={share(view.status)}
          label="Status"
          value={view.status}
          options={Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label }))}
          onChange={(status) => onChange({ ...view, status })}
        />
      </div>
      {isFiltered(view) && (
        <Button variant="quiet" onClick={() => onChange(cleared)}>
          <X size={15} aria-hidden />
          Clear
        </Button>
      )}
      <ColumnMenu />
    </search>
  );
}
