import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { Project } from '#resume/model.ts';
import { useFocusRecovery } from '#ui/focus-recovery.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { TailorDialog } from '../tailor/tailor-dialog.tsx';
import { ImageDialog } from './image-dialog.tsx';
import type { ListedProject, ListView, SortKey } from './list-view.ts';
import { RowActions } from './row-actions.tsx';
import { TagForm } from './tag-form.tsx';
import { TitleCell } from './title-cell.tsx';

interface Props {
  rows: readonly ListedProject[];
  /** The records behind the rows; empty until they are read. */
  projects: ReadonlyMap<string, Project>;
  knownTags: readonly string[];
  view: ListView;
  onView: (view: ListView) => void;
}

const COLUMNS: { key: SortKey; label: string; className: string }[] = [
  { key: 'title', label: 'Title', className: '' },
  { key: 'owner', label: 'Owner', className: 'sm:w-35 lg:w-40' },
  { key: 'lastModified', label: 'Last modified', className: 'sm:w-34 lg:w-40' },
];

/** The prerendered page knows no time zone; the browser's own stands once it is alive. */
function Modified({ at }: { at: number }) {
  const timeZone = useHydrated() ? undefined : 'UTC';
  const date = new Date(at);
  return (
    <time
      dateTime={date.toISOString()}
      title={date.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short', timeZone })}
    >
      {date.toLocaleDateString('en', { dateStyle: 'medium', timeZone })}
    </time>
  );
}

function HeaderCell({
  column,
  view,
  onView,
}: { column: (typeof COLUMNS)[number] } & Pick<Props, 'view' | 'onView'>) {
  const active = view.sort === column.key;
  const Arrow = view.descending ? ArrowDown : ArrowUp;
  const descending = active ? !view.descending : column.key === 'lastModified';
  return (
    <th
      scope="col"
      aria-sort={active ? (view.descending ? 'descending' : 'ascending') : 'none'}
      className={`px-4 py-2 font-medium ${column.className}`}
    >
      <button
        type="button"
        className="inline-flex items-center gap-1 rounded hover:text-text"
        onClick={() => onView({ ...view, sort: column.key, descending })}
      >
        {column.label}
        {active && <Arrow size={13} aria-hidden />}
      </button>
    </th>
  );
}

/** Documents as rows; on a phone each row is a card. */
export function ProjectTable({ rows, projects, knownTags, view, onView }: Props) {
  const [open, setOpen] = useState<{ dialog: 'image' | 'tags' | 'tailor' | 'rename'; id: string }>();
  const opened = open && projects.get(open.id);
  const deletion = useFocusRecovery();
  const close = () => setOpen(undefined);
  return (
    <div className="rounded-lg border bg-surface">
      <table className="block w-full text-left text-sm sm:table">
        <thead className="hidden border-b text-sm text-muted sm:table-header-group">
          <tr>
            {COLUMNS.map((column) => (
              <HeaderCell key={column.key} column={column} view={view} onView={onView} />
            ))}
            <th scope="col" className="w-60 px-4 lg:w-64 py-2 text-right font-medium">
              Actions
            </th>
          </tr>
        </thead>
        <tbody className="block divide-y sm:table-row-group">
          {rows.map((row) => {
            const project = projects.get(row.id);
            return (
              <tr key={row.id} className="block px-4 py-3 sm:table-row sm:p-0 sm:hover:bg-surface-2/50">
                <td className="block sm:table-cell sm:px-4 sm:py-2">
                  <TitleCell
                    row={row}
                    project={project}
                    renaming={open?.dialog === 'rename' && open.id === row.id}
                    onRenamed={close}
                    onTag={(tag) => onView({ ...view, tag })}
                  />
                </td>
                <td className="inline text-sm text-muted sm:table-cell sm:px-4 sm:text-sm">
                  {row.owner}
                  <span className="sm:hidden"> · </span>
                </td>
                <td className="inline text-sm whitespace-nowrap text-muted sm:table-cell sm:px-4 sm:text-sm">
                  <Modified at={row.lastModified} />
                </td>
                <td className="mt-1 block sm:table-cell sm:px-2 sm:py-1">
                  <RowActions
                    project={project}
                    onRename={() => setOpen({ dialog: 'rename', id: row.id })}
                    onTags={() => setOpen({ dialog: 'tags', id: row.id })}
                    onTailor={() => setOpen({ dialog: 'tailor', id: row.id })}
                    onImage={() => setOpen({ dialog: 'image', id: row.id })}
                    deleteRef={deletion}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {open?.dialog === 'image' && opened && <ImageDialog project={opened} onClose={close} />}
      {open?.dialog === 'tailor' && opened?.kind === 'resume' && (
        <TailorDialog project={opened} onClose={close} />
      )}
      {open?.dialog === 'tags' && opened && <TagForm project={opened} known={knownTags} onClose={close} />}
    </div>
  );
}
