import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { FORMATS } from '../documents/formats.ts';
import { useNewLetter } from '../letter/use-new-letter.ts';
import type { ResumeModel } from './use-resume.ts';

/** Step 5: everything is there; what it can become. */
export function GenerateStep({ model }: { model: ResumeModel }) {
  const { project, content } = model;
  const [busy, setBusy] = useState<string>();
  const newLetter = useNewLetter();
  const save = async ({ label, save: make }: (typeof FORMATS)[number]) => {
    setBusy(label);
    try {
      await make({ ...project, content });
    } catch {
      toast({ text: `Couldn’t create the ${label} file. Try again.` });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <section aria-labelledby="generate-title">
      <h2 id="generate-title" className="text-xl font-semibold">
        Generate Resume
      </h2>
      <p className="mt-1 text-muted">All info is saved. Generate Resume downloads it as resume.json.</p>
      <h3 className="mt-6 font-semibold">Documents</h3>
      <ul aria-label="Documents" className="mt-2 divide-y rounded-lg border bg-surface">
        {FORMATS.map((format) => (
          <li key={format.label} className="flex items-center gap-3 px-4 py-2.5">
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{format.label}</span>
              <span className="block text-sm text-muted">{format.text}</span>
            </span>
            <Button size="sm" disabled={busy !== undefined} onClick={() => void save(format)}>
              {busy === format.label ? 'Making…' : 'Download'}
              <span className="sr-only"> {format.label}</span>
            </Button>
          </li>
        ))}
      </ul>
      <h3 className="mt-6 font-semibold">Cover letter</h3>
      <p className="mt-1 mb-3 text-sm text-muted">
        Starts with your name, contact info and two bullets with numbers. It’s saved as a separate project.
      </p>
      <Button onClick={() => void newLetter({ title: project.title, content })}>
        <Mail size={15} aria-hidden />
        Write a cover letter
      </Button>
    </section>
  );
}
