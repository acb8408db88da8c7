import { BriefcaseBusiness, Mail, Plus, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { useNewLetter } from '../letter/use-new-letter.ts';
import type { ListView } from './list-view.ts';

interface Props {
  view: ListView;
  tags: readonly string[];
  onView: (view: ListView) => void;
}

/** Search, tag and shelf above the list, and the way to a new resume. */
export function ListBar({ view, tags, onView }: Props) {
  const newLetter = useNewLetter();
  const search = useRef<HTMLInputElement>(null);
  // What was typed into the prerendered page before the script took over counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page comes alive
  useEffect(() => {
    const typed = search.current?.value ?? '';
    if (typed !== view.search) onView({ ...view, search: typed });
  }, []);
  return (
    <div className="mt-5 mb-3 flex flex-wrap items-center gap-2">
      <search className="relative min-w-56 flex-1">
        <Search size={15} className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" aria-hidden />
        <input
          ref={search}
          type="search"
          aria-label="Search in all projects"
          value={view.search}
          onChange={(event) => onView({ ...view, search: event.target.value })}
          placeholder="Search in all projects..."
          className="h-9 w-full rounded-md border bg-surface pr-3 pl-9 text-sm placeholder:text-muted"
        />
      </search>
      {(tags.length > 0 || view.tag) && (
        <Select
          label="All tags"
          value={view.tag}
          options={[...new Set([...tags, ...(view.tag ? [view.tag] : [])])].map((tag) => ({
            value: tag,
            label: tag,
          }))}
          onChange={(tag) => onView({ ...view, tag })}
        />
      )}
      <label className="inline-flex h-9 cursor-pointer items-center gap-2 px-1 text-sm text-muted">
        <input
          type="checkbox"
          checked={view.archived}
          onChange={(event) => onView({ ...view, archived: event.target.checked })}
          className="size-4 accent-(--accent)"
        />
        Archived
      </label>
      <Link to={paths.applications} className={`max-sm:flex-1 ${buttonClass()}`}>
        <BriefcaseBusiness size={15} aria-hidden />
        Applications
      </Link>
      <Button className="max-sm:flex-1" onClick={() => void newLetter()}>
        <Mail size={15} aria-hidden />
        New cover letter
      </Button>
      <Link to={paths.newResume} className={`max-sm:flex-1 ${buttonClass({ variant: 'primary' })}`}>
        <Plus size={15} aria-hidden />
        Create New Resume
      </Link>
    </div>
  );
}
