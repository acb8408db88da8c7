import { useId, useMemo, useState } from 'react';
import { compareWords, resumeText } from '#resume/tailor/job-words.ts';
import { projects } from '#storage/resume-records.ts';
import { useRecords } from '#storage/use-records.ts';
import { inputClass } from '#ui/field.tsx';
import { KeywordMatch } from '#ui/keyword-match.tsx';

/** Far more than a job description or a resume has. */
const MAX_CHARACTERS = 40_000;

interface TextProps {
  label: string;
  text: string;
  onText: (text: string) => void;
}

function TextField({ label, text, onText }: TextProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={7}
        maxLength={MAX_CHARACTERS}
        value={text}
        onChange={(event) => onText(event.target.value)}
        className={`${inputClass} py-2`}
      />
    </div>
  );
}

/** What is found and what isn't, for somebody who can't see the lists. */
function inWords(words: ReturnType<typeof compareWords>): string {
  const missing = words.filter(({ inResume }) => !inResume).map(({ word }) => word);
  const found = `${words.length - missing.length} of ${words.length} keywords found.`;
  return missing.length > 0 ? `${found} Missing: ${missing.join(', ')}.` : found;
}

/** A resume kept in this browser, or pasted, beside a job description. Nothing is sent or kept. */
export default function KeywordCheck() {
  const kept = useRecords(projects, (records) =>
    records.flatMap((project) => (project.kind === 'resume' ? [project] : [])),
  );
  const [chosen, setChosen] = useState('');
  const [pasted, setPasted] = useState('');
  const [job, setJob] = useState('');
  const select = useId();
  const resume = kept?.find(({ id }) => id === chosen);
  const text = resume ? resumeText(resume.content) : pasted;
  const words = useMemo(() => compareWords(text, job), [text, job]);
  const isReady = text.trim() !== '' && job.trim() !== '';
  return (
    <>
      {kept && kept.length > 0 && (
        <div className="mb-4">
          <label htmlFor={select} className="mb-1 block text-sm font-medium">
            Resume
          </label>
          <select
            id={select}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            className={`${inputClass} h-9`}
          >
            <option value="">Paste one</option>
            {kept.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className={`grid gap-4 ${resume ? '' : 'sm:grid-cols-2'}`}>
        {!resume && <TextField label="Your resume" text={pasted} onText={setPasted} />}
        <TextField label="Job description" text={job} onText={setJob} />
      </div>
      <p role="status" className="sr-only">
        {isReady && words.length > 0 && inWords(words)}
      </p>
      <div className="mt-4">
        {!isReady ? (
          <p className="text-sm text-muted">Both texts stay in this browser. Nothing is sent.</p>
        ) : words.length === 0 ? (
          <p className="text-sm text-muted">The job description has no keywords to compare.</p>
        ) : (
          <KeywordMatch words={words} heading="h4" />
        )}
      </div>
    </>
  );
}
