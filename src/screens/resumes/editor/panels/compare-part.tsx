import { useMemo, useState } from 'react';
import type { Project, ResumeProject } from '#resume/model.ts';
import { projects } from '#storage/resume-records.ts';
import { useRecords } from '#storage/use-records.ts';
import { Button } from '#ui/button.tsx';
import { inputClass } from '#ui/field.tsx';
import { CompareDialog } from '../../tailor/compare-dialog.tsx';
import type { ResumeModel } from '../use-resume.ts';

const resumesOf = (all: readonly Project[]): ResumeProject[] => all.filter((each) => each.kind === 'resume');

/** Compares the resume with another one: with the one that it was copied from, unless another is chosen. */
export function ComparePart({ model: { project, content } }: { model: ResumeModel }) {
  const [chosen, setChosen] = useState<string>();
  const [shown, setShown] = useState(false);
  const resumes = useRecords(projects, resumesOf);
  const { id: ownId, copiedFrom } = project;
  const others = useMemo(
    () =>
      resumes
        ?.filter(({ id }) => id !== ownId)
        .sort(
          (a, b) =>
            Number(b.id === copiedFrom) - Number(a.id === copiedFrom) || b.lastModified - a.lastModified,
        ),
    [resumes, ownId, copiedFrom],
  );
  const other = others?.find(({ id }) => id === chosen) ?? others?.[0];
  if (!others || !other) return null;
  return (
    <section aria-labelledby="compare-title" className="mt-8">
      <h2 id="compare-title" className="font-semibold">
        Compare with another resume
      </h2>
      <div className="mt-2 flex gap-2">
        <select
          aria-label="Resume to compare with"
          value={other.id}
          onChange={(event) => setChosen(event.target.value)}
          className={`${inputClass} h-9 min-w-0 flex-1`}
        >
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {id === project.copiedFrom ? `${title} (copied from)` : title}
            </option>
          ))}
        </select>
        <Button onClick={() => setShown(true)}>Compare</Button>
      </div>
      {shown && (
        <CompareDialog
          title={other.title}
          text={`Removed is what only “${other.title}” has, added is what only “${project.title}” has.`}
          other={other.content}
          content={content}
          onClose={() => setShown(false)}
        />
      )}
    </section>
  );
}
