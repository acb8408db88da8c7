import { Check, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { type AtsLine, atsReport } from '#resume/ats.ts';
import { KINDS } from '#resume/kinds.ts';
import type { PersonalInfo, ResumeContent } from '#resume/model.ts';
import type { ReadAnswer } from '#resume/read/answer.ts';
import type { ReadResume } from '#resume/read/result.ts';
import { Button } from '#ui/button.tsx';
import { readBack } from './read-back.ts';
import { TemplateCheck } from './template-check.tsx';

interface Checked {
  content: ResumeContent;
  answer: ReadAnswer;
}

/** What was read in sentences, each with a mark. */
function Report({ lines }: { lines: AtsLine[] }) {
  return (
    <ul className="space-y-1.5">
      {lines.map(({ ok, text }) => (
        <li key={text} className="flex gap-2">
          {ok ? (
            <Check size={16} aria-label="Fine:" className="mt-0.5 shrink-0 text-easy" />
          ) : (
            <TriangleAlert size={16} aria-label="Check:" className="mt-0.5 shrink-0 text-medium" />
          )}
          <span className="min-w-0 break-words">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** What a parser gets from the PDF, in words and field by field. */
export function MachinePanel({ content }: { content: ResumeContent }) {
  const [checked, setChecked] = useState<Checked | 'busy'>();
  const check = async () => {
    setChecked('busy');
    setChecked({ content, answer: await readBack(content) });
  };
  const done = checked !== 'busy' ? checked : undefined;
  return (
    <>
      <p className="text-sm text-muted">
        Applicant tracking systems (ATS) read the text of your PDF, not its design. This creates the PDF,
        reads it back and says what a parser gets.
      </p>
      <Button size="sm" className="mt-3" disabled={checked === 'busy'} onClick={() => void check()}>
        {checked === 'busy' ? 'Reading…' : done ? 'Check again' : 'Check what an ATS reads'}
      </Button>
      <div role="status" className="mt-3 text-sm">
        {done?.answer.ok && <Report lines={atsReport(done.content, done.answer.read)} />}
        {done && !done.answer.ok && <p className="text-hard">{done.answer.problem}</p>}
        {done && done.content !== content && (
          <p className="text-muted">Your resume has changed since this check.</p>
        )}
      </div>
      {done?.answer.ok && (
        <details open className="mt-4">
          <summary className="cursor-pointer text-sm font-medium">Every field it reads</summary>
          <Seen read={done.answer.read} />
        </details>
      )}
      <TemplateCheck content={content} />
    </>
  );
}

const NAMES: Record<keyof PersonalInfo, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  mobile: 'Mobile',
  location: 'Location',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  website: 'Website',
  summary: 'Summary',
};

function Seen({ read }: { read: ReadResume }) {
  return (
    <dl className="mt-2 space-y-1.5 rounded-lg border bg-bg p-3 font-mono text-sm break-words">
      {Object.entries(read.personalInfo).map(([name, value]) => (
        <div key={name}>
          <dt className="inline text-muted">{NAMES[name as keyof PersonalInfo]}: </dt>
          <dd className="inline whitespace-pre-line">{value?.value}</dd>
        </div>
      ))}
      {read.sections.map(({ kind, title, items }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have nothing but their place
        <div key={at} className="pt-2">
          <dt className="font-semibold">
            {title || KINDS[kind].title}
            {title !== KINDS[kind].title && (
              <span className="font-normal text-muted"> ({KINDS[kind].title})</span>
            )}
          </dt>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have nothing but their place
            <dd key={index} className="mt-1.5 border-l-2 pl-2.5">
              {KINDS[kind].fields.map(([field, label]) => {
                const value = item[field]?.value;
                return (
                  value && (
                    <p key={field} className="whitespace-pre-line">
                      <span className="text-muted">{label}: </span>
                      {value}
                    </p>
                  )
                );
              })}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
