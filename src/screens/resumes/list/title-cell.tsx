import { type Ref, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import type { Project } from '#resume/model.ts';
import { inputClass } from '#ui/field.tsx';
import { useFocusRecovery } from '#ui/focus-recovery.ts';
import { toast } from '#ui/toast.tsx';
import { changeProject } from './project-actions.ts';

interface Props {
  row: Pick<Project, 'id' | 'title' | 'tags'>;
  /** Undefined until the record is read. */
  project: Project | undefined;
  renaming: boolean;
  onRenamed: () => void;
  onTag: (tag: string) => void;
}

/** A title that leads to its document, with its tags; while renaming, a field in the same place. */
export function TitleCell({ row, project, renaming, onRenamed, onTag }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const field = useFocusRecovery(link);
  if (renaming && project) return <TitleField ref={field} project={project} onDone={onRenamed} />;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Link
        ref={link}
        to={paths.resume(row.id)}
        className="rounded font-medium hover:text-accent hover:underline"
      >
        {row.title}
      </Link>
      {project?.kind === 'letter' && <span className="text-xs text-muted">Cover letter</span>}
      {row.tags.map((tag) => (
        <button
          key={tag}
          type="button"
          onClick={() => onTag(tag)}
          aria-label={`Show projects tagged ${tag}`}
          className="rounded-full bg-surface-2 px-2 py-px text-xs text-muted hover:text-text"
        >
          {tag}
        </button>
      ))}
    </span>
  );
}

interface FieldProps {
  project: Project;
  onDone: () => void;
  ref: Ref<HTMLInputElement>;
}

function TitleField({ project, onDone, ref }: FieldProps) {
  const [typed, setTyped] = useState(project.title);
  // Enter and Escape remove the field, which then also loses the focus.
  const done = useRef(false);
  const finish = (title: string) => {
    if (done.current) return;
    done.current = true;
    if (title && title !== project.title) {
      void changeProject(project, { title });
      toast({
        text: `Renamed to “${title}”.`,
        undo: () => void changeProject(project, { title: project.title }),
      });
    }
    onDone();
  };
  return (
    <input
      ref={ref}
      // biome-ignore lint/a11y/noAutofocus: the user has just asked to type here
      autoFocus
      aria-label="Title"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => finish(typed.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish(typed.trim());
        if (event.key === 'Escape') finish('');
      }}
      className={`${inputClass} h-8 max-w-sm`}
    />
  );
}
