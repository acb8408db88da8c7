import { type FormEvent, useId, useRef, useState } from 'react';
import {
  type ApplicationFields,
  checkApplication,
  EMPTY_APPLICATION,
  type FieldProblems,
} from '#plan/application.ts';
import { STATES } from '#plan/application-record.ts';
import type { Project } from '#resume/model.ts';
import { Button } from '#ui/button.tsx';
import { Field, inputClass, invalid } from '#ui/field.tsx';
import { Modal } from '#ui/modal.tsx';
import { STATE_LABELS } from './state-labels.ts';

interface Props {
  label: string;
  initial: ApplicationFields;
  documents: ReadonlyMap<string, Project> | undefined;
  onSubmit: (fields: ApplicationFields) => void;
  onClose: () => void;
}

const NAMES = Object.keys(EMPTY_APPLICATION) as (keyof ApplicationFields)[];

/** Only what the form asks for. */
const fieldsOf = (from: ApplicationFields): ApplicationFields =>
  Object.fromEntries(NAMES.map((name) => [name, from[name]])) as ApplicationFields;

const input = `${inputClass} h-9`;

/** Adds or changes one application. Escape or Cancel leaves everything as it was. */
export function ApplicationDialog({ label, initial, documents, onSubmit, onClose }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => fieldsOf(initial));
  const [problems, setProblems] = useState<FieldProblems>({});
  const bind = (name: keyof ApplicationFields) => ({
    id: `${id}-${name}`,
    name,
    value: typed[name],
    ...invalid(`${id}-${name}`, problems[name]),
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value } as ApplicationFields);
      setProblems({ ...problems, [name]: undefined });
    },
  });
  const field = (name: keyof ApplicationFields, title: string) => ({
    id: `${id}-${name}`,
    label: title,
    ...(problems[name] && { problem: problems[name] }),
  });
  const submit = (event: FormEvent, close: () => void) => {
    event.preventDefault();
    const checked = checkApplication(typed);
    if (checked.ok) {
      onSubmit(checked.fields);
      return close();
    }
    setProblems(checked.problems);
    const first = form.current?.elements.namedItem(Object.keys(checked.problems)[0] ?? '');
    if (first instanceof HTMLElement) first.focus();
  };
  const resumes = [...(documents?.values() ?? [])].filter(({ kind }) => kind === 'resume');
  return (
    <Modal
      label={label}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(38rem,calc(100vw-2rem))] overflow-y-auto rounded-lg p-5"
    >
      {(close) => (
        <form ref={form} noValidate onSubmit={(event) => submit(event, close)}>
          <h2 className="font-semibold">{label}</h2>
          <div className="mt-4 grid gap-3 sm:grid-cols-2">
            <Field {...field('company', 'Company')}>
              <input type="text" maxLength={200} {...bind('company')} className={input} />
            </Field>
            <Field {...field('role', 'Job Title')} optional>
              <input type="text" maxLength={200} {...bind('role')} className={input} />
            </Field>
            <Field {...field('state', 'State')}>
              <select {...bind('state')} className={input}>
                {STATES.map((state) => (
                  <option key={state} value={state}>
                    {STATE_LABELS[state]}
                  </option>
                ))}
              </select>
            </Field>
            <Field {...field('appliedOn', 'Applied on')} optional>
              <input type="date" max="9999-12-31" {...bind('appliedOn')} className={input} />
            </Field>
            <Field {...field('nextStep', 'Next step')} optional>
              <input
                type="text"
                maxLength={200}
                placeholder="Phone screen"
                {...bind('nextStep')}
                className={input}
              />
            </Field>
            <Field {...field('nextOn', 'When')} optional>
              <input type="date" max="9999-12-31" {...bind('nextOn')} className={input} />
            </Field>
            <Field {...field('resumeId', 'Resume')} optional>
              <select {...bind('resumeId')} className={input}>
                <option value="">None</option>
                {resumes.map((resume) => (
                  <option key={resume.id} value={resume.id}>
                    {resume.title}
                  </option>
                ))}
              </select>
            </Field>
            <Field {...field('link', 'Job Post Link')} optional>
              <input
                type="url"
                inputMode="url"
                placeholder="https://"
                maxLength={2048}
                {...bind('link')}
                className={input}
              />
            </Field>
            <Field {...field('note', 'Note')} optional className="sm:col-span-2">
              <textarea rows={3} {...bind('note')} className={`${inputClass} py-1.5`} />
            </Field>
          </div>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" variant="primary">
              Save
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
