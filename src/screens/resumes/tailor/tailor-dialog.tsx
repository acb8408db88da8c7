import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { checkApplication, EMPTY_APPLICATION, type FieldProblems } from '#plan/application.ts';
import type { ResumeProject } from '#resume/model.ts';
import { Button } from '#ui/button.tsx';
import { Field, inputClass, invalid } from '#ui/field.tsx';
import { Modal } from '#ui/modal.tsx';
import { type Job, tailorResume } from './tailor-resume.ts';

interface Props {
  project: ResumeProject;
  onClose: () => void;
}

/** Asks which job a resume is to be copied for, and opens the copy where it is edited. */
export function TailorDialog({ project, onClose }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { link, description } = project.content.jobInfo;
  const [typed, setTyped] = useState<Job>({ company: '', role: '', link, description });
  const [problems, setProblems] = useState<FieldProblems>({});
  const bind = (name: keyof Job) => ({
    id: `${id}-${name}`,
    name,
    value: typed[name],
    ...invalid(`${id}-${name}`, name === 'description' ? undefined : problems[name]),
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value });
      setProblems({ ...problems, [name]: undefined });
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { description: posting, ...job } = typed;
    const checked = checkApplication({ ...EMPTY_APPLICATION, ...job });
    if (!checked.ok) {
      setProblems(checked.problems);
      const first = form.current?.elements.namedItem(Object.keys(checked.problems)[0] ?? '');
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    const { company, role, link: address } = checked.fields;
    const copy = await tailorResume(project, { company, role, link: address, description: posting });
    await navigate(`${paths.resume(copy)}?step=4`);
  };
  return (
    <Modal
      label="Tailor for a job"
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-2rem))] overflow-y-auto rounded-lg p-5"
    >
      {(close) => (
        <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
          <h2 className="font-semibold break-words">Tailor “{project.title}” for a job</h2>
          <p className="mt-1 text-sm text-muted">
            Makes a copy to change for this job; this resume stays as it is. The job goes to your
            applications.
          </p>
          <div className="mt-4 grid gap-3 sm:grid-cols-2">
            <Field id={`${id}-company`} label="Company" problem={problems.company}>
              <input type="text" maxLength={200} {...bind('company')} className={`${inputClass} h-9`} />
            </Field>
            <Field id={`${id}-role`} label="Job Title" optional>
              <input type="text" maxLength={200} {...bind('role')} className={`${inputClass} h-9`} />
            </Field>
            <Field
              id={`${id}-link`}
              label="Job Post Link"
              optional
              problem={problems.link}
              className="sm:col-span-2"
            >
              <input
                type="url"
                inputMode="url"
                placeholder="https://"
                maxLength={2048}
                {...bind('link')}
                className={`${inputClass} h-9`}
              />
            </Field>
            <Field id={`${id}-description`} label="Job Description" optional className="sm:col-span-2">
              <textarea rows={7} {...bind('description')} className={`${inputClass} py-2`} />
            </Field>
          </div>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" variant="primary">
              Make a copy
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
