import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Project } from '#resume/model.ts';
import { Button } from '#ui/button.tsx';
import { inputClass } from '#ui/field.tsx';
import { useFocusRecovery } from '#ui/focus-recovery.ts';
import { changeProject } from './project-actions.ts';

interface Props {
  project: Project;
  /** Every tag in use, offered while typing. */
  known: readonly string[];
  onClose: () => void;
}

/** The tags of one document: add by typing, remove by a click. */
export function TagForm({ project, known, onClose }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const removal = useFocusRecovery(addButton);
  useEffect(() => dialog.current?.showModal(), []);
  const { tags } = project;
  const add = () => {
    const tag = typed.trim();
    if (tag && !tags.includes(tag)) void changeProject(project, { tags: [...tags, tag] });
    setTyped('');
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-lg border bg-surface p-5 text-text backdrop:bg-black/40"
    >
      <h2 id={id} className="truncate font-semibold">
        Tags of “{project.title}”
      </h2>
      <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-1.5">
        {tags.length === 0 && <li className="text-sm text-muted">No tags yet.</li>}
        {tags.map((tag) => (
          <li
            key={tag}
            className="flex items-center gap-1 rounded-full bg-surface-2 py-0.5 pr-1 pl-2.5 text-sm"
          >
            {tag}
            <button
              ref={removal}
              type="button"
              aria-label={`Remove tag ${tag}`}
              className="grid size-6 place-items-center rounded-full text-muted hover:bg-border hover:text-text"
              onClick={() => void changeProject(project, { tags: tags.filter((other) => other !== tag) })}
            >
              <X size={13} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <form
        className="mt-4 flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <input
          aria-label="New tag"
          list={`${id}-known`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder="New tag"
          className={`${inputClass} h-9`}
        />
        <datalist id={`${id}-known`}>
          {known.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <Button ref={addButton} type="submit">
          Add
        </Button>
      </form>
      <form method="dialog" className="mt-5 flex justify-end">
        <Button type="submit" variant="primary">
          Done
        </Button>
      </form>
    </dialog>
  );
}
