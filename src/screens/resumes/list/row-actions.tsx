import {
  Archive,
  ArchiveRestore,
  Copy,
  CopyPlus,
  Ellipsis,
  FileDown,
  FileJson,
  Image,
  Pencil,
  Tag,
  Trash2,
} from 'lucide-react';
import type { Ref } from 'react';
import type { Project } from '#resume/model.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import {
  archiveProject,
  deleteProject,
  downloadData,
  downloadPdf,
  duplicateProject,
} from './project-actions.ts';

interface Props {
  /** Undefined until the record is read; the buttons wait for it. */
  project: Project | undefined;
  onRename: () => void;
  onTags: () => void;
  onTailor: () => void;
  onImage: () => void;
  /** Of the button that deletes it. */
  deleteRef: Ref<HTMLButtonElement>;
}

const entry = 'flex w-full items-center gap-2.5 rounded px-2.5 py-1.5 text-left text-sm hover:bg-surface-2';

/** What can be done with one document. */
export function RowActions({ project, onRename, onTags, onTailor, onImage, deleteRef }: Props) {
  const actions = [
    { label: 'Duplicate', icon: Copy, perform: duplicateProject },
    { label: 'Download', icon: FileJson, perform: downloadData },
    { label: 'Download PDF', icon: FileDown, perform: downloadPdf },
    { label: 'View Image', icon: Image, perform: onImage },
    { label: 'Delete', icon: Trash2, perform: deleteProject },
  ];
  const Shelf = project?.archived ? ArchiveRestore : Archive;
  return (
    <div className="-ml-2 flex items-center sm:ml-0 sm:justify-end">
      {actions.map(({ label, icon, perform }) => (
        <IconButton
          key={label}
          ref={perform === deleteProject ? deleteRef : undefined}
          label={label}
          icon={icon}
          disabled={!project}
          onClick={() => project && void perform(project)}
        />
      ))}
      <Menu
        trigger={
          <>
            <Ellipsis size={17} strokeWidth={1.75} aria-hidden />
            <span className="sr-only">More actions</span>
          </>
        }
        triggerClass="grid size-9 place-items-center rounded-md text-muted hover:bg-surface-2 hover:text-text"
        label="More actions"
        closesOnClick
      >
        {project?.kind !== 'letter' && (
          <button type="button" className={entry} disabled={!project} onClick={onTailor}>
            <CopyPlus size={15} aria-hidden /> Tailor for a job
          </button>
        )}
        <button type="button" className={entry} disabled={!project} onClick={onRename}>
          <Pencil size={15} aria-hidden /> Rename
        </button>
        <button type="button" className={entry} disabled={!project} onClick={onTags}>
          <Tag size={15} aria-hidden /> Tags
        </button>
        <button
          type="button"
          className={entry}
          disabled={!project}
          onClick={() => project && void archiveProject(project)}
        >
          <Shelf size={15} aria-hidden /> {project?.archived ? 'Move to all projects' : 'Archive'}
        </button>
      </Menu>
    </div>
  );
}
