import { Circle, CircleCheck, Pencil, Trash2 } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import type { JournalEntry } from '#competitive/journal.ts';
import { journal } from '#storage/competitive-records.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast.tsx';
import { JournalForm } from './journal-form.tsx';
import type { JournalTexts } from './journal-texts.ts';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const doneFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

interface Props {
  entry: JournalEntry;
  texts: JournalTexts;
  /** The current local day, `YYYY-MM-DD`. */
  today: string;
  /** Of the button that deletes it. */
  deleteRef: Ref<HTMLButtonElement>;
}

function Dates({ entry, texts, today }: Omit<Props, 'deleteRef'>) {
  const overdue = entry.kind === 'upsolve' && entry.doneAt === undefined && entry.day < today;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted">
      {entry.day && (
        <span className={overdue ? 'text-hard' : ''}>
          {texts.dayLabel} <time dateTime={entry.day}>{dateFormat.format(new Date(entry.day))}</time>
          {overdue && ', overdue'}
        </span>
      )}
      {entry.doneAt !== undefined && (
        <span className="text-easy">
          {texts.done} {doneFormat.format(entry.doneAt)}
        </span>
      )}
    </p>
  );
}

export function JournalRow(props: Props) {
  const { entry, texts, deleteRef } = props;
  const [editing, setEditing] = useState(false);
  const edited = useRef(false);
  const leave = () => {
    edited.current = true;
    setEditing(false);
  };
  const giveFocusBack = (button: HTMLButtonElement | null) => {
    if (edited.current) button?.focus();
    edited.current = false;
  };
  const done = entry.doneAt !== undefined;
  const remove = () => {
    void journal.remove(entry.id);
    toast({ text: texts.removed, undo: () => void journal.put(entry) });
  };
  if (editing) {
    return (
      <li>
        <JournalForm
          texts={texts}
          initial={entry}
          submitLabel="Save"
          onSubmit={(fields) => {
            void journal.put({ ...entry, ...fields });
            leave();
          }}
          onCancel={leave}
        />
      </li>
    );
  }
  const title = `font-medium break-words ${done ? 'text-muted line-through' : ''}`;
  return (
    <li className="flex items-start gap-1 py-1.5 pr-1.5 pl-1.5">
      <IconButton
        label={`${done ? 'Reopen' : texts.markDone}: ${entry.title}`}
        icon={done ? CircleCheck : Circle}
        aria-pressed={done}
        className={done ? '!text-easy' : ''}
        onClick={() => void journal.put({ ...entry, doneAt: done ? undefined : Date.now() })}
      />
      <div className="min-w-0 flex-1 py-1.5">
        {entry.url ? (
          <a
            href={entry.url}
            target="_blank"
            rel="noopener noreferrer"
            className={`${title} underline decoration-border-strong underline-offset-3 hover:text-accent`}
          >
            {entry.title}
          </a>
        ) : (
          <span className={title}>{entry.title}</span>
        )}
        {entry.note && <p className="text-sm break-words whitespace-pre-line text-muted">{entry.note}</p>}
        <Dates {...props} />
      </div>
      <IconButton
        ref={giveFocusBack}
        label={`Edit ${entry.title}`}
        icon={Pencil}
        onClick={() => setEditing(true)}
      />
      <IconButton ref={deleteRef} label={`Delete ${entry.title}`} icon={Trash2} onClick={remove} />
    </li>
  );
}
