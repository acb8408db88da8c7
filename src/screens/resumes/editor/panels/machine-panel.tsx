import { useState } from 'react';
import { KINDS } from '#resume/kinds.ts';
import type { ResumeContent } from '#resume/model.ts';
import type { ReadAnswer } from '#resume/read/answer.ts';
import type { ReadResume } from '#resume/read/result.ts';
import { toPlainText } from '#resume/write/plain-text.ts';
import { Button } from '#ui/button.tsx';
import { makePdf } from '../../documents/pdf-client.ts';
import { readPdfFile } from '../../read-pdf/client.ts';

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Everything that was read, as one text. */
const readText = ({ personalInfo, sections }: ReadResume): string =>
  [
    ...Object.values(personalInfo).map((read) => read?.value),
    ...sections.flatMap(({ title, items }) => [
      title,
      ...items.flatMap((item) => Object.values(item).map((read) => read.value)),
    ]),
  ].join('\n');

/** Words of the resume that the reader of its PDF did not find. */
function missing(content: ResumeContent, read: ReadResume): string[] {
  const found = new Set(words(readText(read)));
  return [...new Set(words(toPlainText(content)))].filter((word) => word !== 'summary' && !found.has(word));
}

interface Checked {
  content: ResumeContent;
  answer: ReadAnswer;
}

/** Makes the PDF and reads it back, as the system of an employer does. */
export function MachinePanel({ content }: { content: ResumeContent }) {
  const [checked, setChecked] = useState<Checked | 'busy'>();
  const check = async () => {
    setChecked('busy');
    const answer = await makePdf({ kind: 'resume', content })
      .then(({ blob }) => readPdfFile(blob))
      .catch((): ReadAnswer => ({ ok: false, problem: 'Couldn’t create the PDF.' }));
    setChecked({ content, answer });
  };
  const done = checked !== 'busy' ? checked : undefined;
  const lost = done?.answer.ok ? missing(done.content, done.answer.read) : [];
  return (
    <>
      <p className="text-sm text-muted">
        Applicant tracking systems (ATS) read the text of your PDF, not its design. This creates the PDF,
        reads it back and shows what an ATS sees.
      </p>
      <Button size="sm" className="mt-3" disabled={checked === 'busy'} onClick={() => void check()}>
        {checked === 'busy' ? 'Reading…' : done ? 'Check again' : 'Check what an ATS reads'}
      </Button>
      <div role="status" className="mt-3 text-sm">
        {done?.answer.ok && (
          <p className={lost.length === 0 ? 'text-easy' : 'text-hard'}>
            {lost.length === 0 ? 'All text was extracted.' : `Not extracted: ${lost.slice(0, 20).join(', ')}`}
          </p>
        )}
        {done && !done.answer.ok && <p className="text-hard">{done.answer.problem}</p>}
        {done && done.content !== content && (
          <p className="text-muted">Your resume has changed since this check.</p>
        )}
      </div>
      {done?.answer.ok && <Seen read={done.answer.read} />}
    </>
  );
}

function Seen({ read }: { read: ReadResume }) {
  return (
    <dl className="mt-4 space-y-1.5 rounded-lg border bg-bg p-3 font-mono text-sm break-words">
      {Object.entries(read.personalInfo).map(([name, value]) => (
        <div key={name}>
          <dt className="inline text-muted">{name}: </dt>
          <dd className="inline whitespace-pre-line">{value?.value}</dd>
        </div>
      ))}
      {read.sections.map(({ kind, title, items }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have nothing but their place
        <div key={at} className="pt-2">
          <dt className="font-semibold">
            [{kind}] {title}
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
