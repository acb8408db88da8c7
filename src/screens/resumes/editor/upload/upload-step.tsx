import { FileCheck2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { mergeParsed } from '#resume/merge-parsed.ts';
import type { ResumeContent } from '#resume/model.ts';
import { type ParsedResume, parseText } from '#resume/parse-text.ts';
import type { ReadAnswer } from '#resume/read/answer.ts';
import { type ReadResume, withRead } from '#resume/read/result.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { readPdfFile } from '../../read-pdf/client.ts';
import type { ResumeModel } from '../use-resume.ts';
import { DropArea } from './drop-area.tsx';
import { ImportJson } from './import-json.tsx';
import { Review } from './review.tsx';

const isPdf = (name: string): boolean => /\.pdf$/i.test(name);

/** What the simple rules found, in words. */
const found = ({ personalInfo, workExperience, education, projects, skills }: ParsedResume): string[] =>
  [
    personalInfo.email && 'e-mail',
    personalInfo.linkedin && 'LinkedIn',
    personalInfo.github && 'GitHub',
    workExperience.length > 0 && 'work experience',
    education.length > 0 && 'education',
    projects.length > 0 && 'a project',
    skills.length > 0 && 'skills',
  ].filter((name) => typeof name === 'string' && name !== '') as string[];

const size = (bytes: number): string =>
  bytes < 1000
    ? `${bytes} bytes`
    : bytes < 1e6
      ? `${Math.round(bytes / 1000)} kB`
      : `${(bytes / 1e6).toFixed(1)} MB`;

/** The full reading of a file: a PDF in a worker, a text here. The reader is loaded only now. */
async function readFully(file: File): Promise<ReadAnswer> {
  if (isPdf(file.name)) return readPdfFile(file);
  const { readText } = await import('#resume/read/read-text.ts');
  return readText(new Uint8Array(await file.arrayBuffer()));
}

/** Step 2: a file to start from. A text file is read at once by the simple rules, a PDF is only noted. */
export function UploadStep({ model }: { model: ResumeModel }) {
  const { content, apply, undo, checkpoint } = model;
  const [file, setFile] = useState<File>();
  const [taken, setTaken] = useState<string[]>();
  const [answer, setAnswer] = useState<ReadAnswer | 'busy'>();
  const [used, setUsed] = useState(false);
  // The file whose reading is waited for; another one may have been chosen meanwhile.
  const reading = useRef<File>(undefined);
  useEffect(
    () => () => {
      reading.current = undefined;
    },
    [],
  );

  const take = async (chosen: File) => {
    const resumeFile = { name: chosen.name, type: chosen.type, size: chosen.size };
    const note = (before: ResumeContent) => ({ ...before, resumeFile });
    reading.current = undefined;
    setFile(chosen);
    setAnswer(undefined);
    setTaken(undefined);
    setUsed(false);
    if (isPdf(chosen.name)) return apply(note);
    const parsed = parseText(await chosen.text().catch(() => ''));
    checkpoint(`Before reading ${chosen.name}`);
    apply((before) => mergeParsed(note(before), parsed));
    setTaken(found(parsed));
  };
  const read = async (chosen: File) => {
    reading.current = chosen;
    setAnswer('busy');
    const result = await readFully(chosen).catch(
      (): ReadAnswer => ({ ok: false, problem: 'The file could not be read.' }),
    );
    if (reading.current === chosen) setAnswer(result);
  };
  const use = (chosen: ReadResume) => {
    checkpoint(`Before using ${file?.name ?? 'a file'}`);
    apply((before) => withRead(before, chosen));
    setAnswer(undefined);
    setTaken(undefined);
    setUsed(true);
    toast({ text: 'Your resume is filled in.', undo });
  };

  const noted = content.resumeFile;
  const busy = answer === 'busy';
  return (
    <section aria-labelledby="upload-title">
      <h2 id="upload-title" className="text-xl font-semibold">
        Upload Resume
      </h2>
      <p className="mt-1 mb-4 text-muted">Start from a resume you have, or go on and write one.</p>
      <DropArea onFile={(chosen) => void take(chosen)} />
      <ImportJson model={model} />
      {noted && (
        <div className="mt-4 rounded-lg border bg-surface p-4">
          <p className="flex min-w-0 items-center gap-2.5">
            <FileCheck2 size={18} aria-hidden className="shrink-0 text-easy" />
            <span className="min-w-0 truncate font-medium">{noted.name}</span>
            <span className="shrink-0 text-sm text-muted">{size(noted.size)}</span>
          </p>
          <div role="status" className="text-sm text-muted">
            {taken && (
              <p className="mt-2">
                {taken.length > 0
                  ? `Filled in: ${taken.join(', ')}. Undo takes it back.`
                  : 'Nothing was found in it, so nothing was changed.'}
              </p>
            )}
            {used && !answer && (
              <p className="mt-2">What was ticked is in your resume. Undo takes it back.</p>
            )}
            {!taken && !used && !answer && isPdf(noted.name) && (
              <p className="mt-2">
                {file
                  ? 'Noted, and not read yet.'
                  : 'To read it, choose the file again: only its name is kept.'}
              </p>
            )}
          </div>
          {file && (
            <div className="mt-3">
              <Button disabled={busy} onClick={() => void read(file)}>
                {busy ? 'Reading…' : isPdf(file.name) ? 'Read this PDF' : 'Read all of it'}
              </Button>
              {!isPdf(file.name) && !busy && (
                <span className="ml-3 text-sm text-muted">
                  The simple rules take one position and one project; this takes everything.
                </span>
              )}
            </div>
          )}
          {answer && answer !== 'busy' && !answer.ok && (
            <p role="alert" className="mt-3 text-sm text-hard">
              {answer.problem}
            </p>
          )}
        </div>
      )}
      {file && answer && answer !== 'busy' && answer.ok && (
        <Review fileName={file.name} read={answer.read} onUse={use} onDiscard={() => setAnswer(undefined)} />
      )}
    </section>
  );
}
