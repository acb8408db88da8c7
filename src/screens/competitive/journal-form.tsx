import { type FormEvent, useId, useRef, useState } from 'react';
import { checkFields, type FieldProblems, type JournalFields } from '#competitive/journal.ts';
import { Button } from '#ui/button.tsx';
import { Field, inputClass, invalid } from '#ui/field.tsx';
import type { JournalTexts } from './journal-texts.ts';

interface Props {
  texts: JournalTexts;
  initial: JournalFields;
  submitLabel: string;
  onSubmit: (fields: JournalFields) => void;
  onCancel: () => void;
}

/** Adds or edits one entry. Escape or Cancel leaves everything as it was. */
export function JournalForm({ texts, initial, submitLabel, onSubmit, onCancel }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(initial);
  const [problems, setProblems] = useState<FieldProblems>({});
  const bind = (name: keyof JournalFields) => ({
    id: `${id}-${name}`,
    name,
    value: typed[name],
    ...invalid(`${id}-${name}`, problems[name]),
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value });
      setProblems({ ...problems, [name]: undefined });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkFields(typed);
    if (checked.ok) return onSubmit(checked.fields);
    setProblems(checked.problems);
    const first = form.current?.elements.namedItem(Object.keys(checked.problems)[0] ?? '');
    if (first instanceof HTMLElement) first.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={submitLabel}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      className="grid gap-3 p-4 sm:grid-cols-[1fr_11rem]"
    >
      <Field id={`${id}-title`} label="Problem" problem={problems.title}>
        {/* biome-ignore lint/a11y/noAutofocus: the user just asked for this form */}
        <input type="text" autoFocus maxLength={300} {...bind('title')} className={`${inputClass} h-9`} />
      </Field>
      <Field id={`${id}-day`} label={texts.dayLabel} optional problem={problems.day}>
        <input type="date" max="9999-12-31" {...bind('day')} className={`${inputClass} h-9`} />
      </Field>
      <Field id={`${id}-url`} label="Link" optional problem={problems.url} className="sm:col-span-2">
        <input
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={2048}
          {...bind('url')}
          className={`${inputClass} h-9`}
        />
      </Field>
      <Field id={`${id}-note`} label={texts.noteLabel} optional className="sm:col-span-2">
        <textarea
          rows={2}
          placeholder={texts.notePlaceholder}
          {...bind('note')}
          className={`${inputClass} py-1.5`}
        />
      </Field>
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" variant="primary" size="sm">
          {submitLabel}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
