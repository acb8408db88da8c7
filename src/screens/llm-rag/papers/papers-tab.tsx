import { Search, X } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { PAPER_THEMES, type Paper } from '#dataset/paper.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select } from '#ui/select.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { filterPapers } from './filter-papers.ts';
import { PaperEntry } from './paper-entry.tsx';

/** As many as a first paint has room for: all of them are more markup than a server sends at once. */
const PRERENDERED = 50;
const THEMES = Object.entries(PAPER_THEMES).map(([value, label]) => ({ value, label }));

/** Papers by theme, with a search; both live in the address. */
export function PapersTab({ papers }: { papers: readonly Paper[] }) {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const search = (hydrated && params.get('q')) || '';
  const theme = (hydrated && THEMES.find(({ value }) => value === params.get('theme'))?.value) || '';
  const drawn = hydrated ? papers : papers.slice(0, PRERENDERED);
  const groups = useMemo(() => filterPapers(drawn, theme, search), [drawn, theme, search]);
  const shown = groups.reduce((sum, group) => sum + group.papers.length, 0);
  const set = (changes: Record<string, string>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const filtered = Boolean(search.trim() || theme);
  return (
    <div className="pt-5">
      <search className="mb-3 flex flex-wrap items-center gap-2">
        <label className="relative min-w-52 flex-1">
          <span className="sr-only">Search papers</span>
          <Search size={15} className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" aria-hidden />
          <input
            type="search"
            value={search}
            onChange={(event) => set({ q: event.target.value })}
            placeholder="Search title, author, venue, identifier"
            className="h-9 w-full rounded-md border bg-surface pr-3 pl-9 text-sm -outline-offset-1 placeholder:text-muted"
          />
        </label>
        <Select label="Theme" value={theme} options={THEMES} onChange={(value) => set({ theme: value })} />
        {filtered && (
          <Button variant="quiet" onClick={() => set({ q: '', theme: '' })}>
            <X size={15} aria-hidden />
            Clear
          </Button>
        )}
      </search>
      <p role="status" className="text-sm text-muted">
        {filtered ? `${shown} of ${papers.length} papers` : `${papers.length} papers`}, dated by first
        publication
      </p>
      {groups.map((group) => (
        <section key={group.theme} aria-labelledby={`theme-${group.theme}`} className="mt-6">
          <h2 id={`theme-${group.theme}`} className="mb-2 text-lg font-semibold">
            {PAPER_THEMES[group.theme]}
          </h2>
          <ul className="divide-y rounded-lg border bg-surface">
            {group.papers.map((paper) => (
              <PaperEntry key={paper.id} paper={paper} />
            ))}
          </ul>
        </section>
      ))}
      {shown === 0 && (
        <div className="mt-3">
          <EmptyState framed>No papers match. Clear the theme or try a broader search.</EmptyState>
        </div>
      )}
    </div>
  );
}
