import { Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { paths } from '#paths.ts';
import type { Project } from '#resume/model.ts';
import { BackLink } from '#ui/back-link.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { ProjectModel } from './use-resume.ts';

/** What the header shows and does, of a resume as of a cover letter. */
type HeaderModel = Omit<ProjectModel<Project>, 'apply' | 'content'>;

/** Undo and redo by keyboard; in fields too, whose own undo knows nothing of the steps here. */
function useUndoKeys({ undo, redo }: Pick<HeaderModel, 'undo' | 'redo'>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo, redo]);
}

const savedText = ({ kept, saving }: HeaderModel): string => {
  if (!kept) return 'Not saved yet';
  return saving ? 'Saving…' : 'Saved on this device';
};

interface Props {
  model: HeaderModel;
  /** What is edited, as in "Title of the resume". */
  thing: 'resume' | 'cover letter';
  /** What else is done with the whole document. */
  children?: ReactNode;
}

/** The title of a resume or cover letter, whether it is kept, undo and redo, and the way back. */
export function EditorHeader({ model, thing, children }: Props) {
  const { project, rename, canUndo, canRedo, undo, redo } = model;
  useUndoKeys({ undo, redo });
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <BackLink to={paths.resumes} label="All projects" />
      <h1 className="sr-only">{thing === 'resume' ? 'Resume editor' : 'Cover letter editor'}</h1>
      <input
        aria-label={`Title of the ${thing}`}
        value={project.title}
        onChange={(event) => rename(event.target.value)}
        onFocus={(event) => event.target.select()}
        className="h-9 min-w-40 flex-1 rounded-md border border-transparent bg-transparent px-2 text-lg font-semibold hover:border-border focus:border-border-strong"
      />
      <span role="status" className="text-sm text-muted">
        {savedText(model)}
      </span>
      <span className="flex">
        <IconButton label="Undo (Ctrl+Z)" icon={Undo2} disabled={!canUndo} onClick={undo} />
        <IconButton label="Redo (Ctrl+Shift+Z)" icon={Redo2} disabled={!canRedo} onClick={redo} />
      </span>
      {children}
    </header>
  );
}
