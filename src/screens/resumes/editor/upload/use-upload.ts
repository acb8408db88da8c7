import { useEffect, useRef, useState } from 'react';
import { merge } from '#resume/merge.ts';
import type { ResumeContent } from '#resume/model.ts';
import { foundByRules, type ParsedResume, parseText } from '#resume/parse-text.ts';
import type { ReadAnswer } from '#resume/read/answer.ts';
import { decodeText } from '#resume/read/decode-text.ts';
import { foundIn, moreFields, type ReadResume } from '#resume/read/result.ts';
import { toast } from '#ui/toast.tsx';
import { readPdfFile } from '../../read-pdf/client.ts';
import type { ResumeModel } from '../use-resume.ts';

export const isPdf = (name: string): boolean => /\.pdf$/i.test(name);

/** How far the full reading of a file is. */
type Reading =
  | { state: 'idle' }
  | { state: 'reading' }
  | { state: 'failed'; problem: string }
  | { state: 'read'; read: ReadResume };

/** What the form was filled in with, in words. */
const namesOf = ({ personalInfo, workExperience, education, projects, skills }: ParsedResume): string[] => {
  const names: [found: boolean, name: string][] = [
    [personalInfo.email !== '', 'e-mail'],
    [personalInfo.linkedin !== '', 'LinkedIn'],
    [personalInfo.github !== '', 'GitHub'],
    [workExperience.length > 0, 'work experience'],
    [education.length > 0, 'education'],
    [projects.length > 0, 'a project'],
    [skills.length > 0, 'skills'],
  ];
  return names.filter(([found]) => found).map(([, name]) => name);
};

const bytesOf = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));

/** Reads all of a file: a PDF in a worker, a text here. The reader is loaded only now. */
async function readFully(file: File): Promise<ReadAnswer> {
  try {
    if (isPdf(file.name)) return await readPdfFile(file);
    const { readText } = await import('#resume/read/read-text.ts');
    return readText(await bytesOf(file));
  } catch {
    return { ok: false, problem: 'Couldn’t read the file.' };
  }
}

/**
 * A file to start from. A text file fills in the form at once by the specification's rules, and the full reader looks
 * for more beside them; a PDF is attached, and read when asked for.
 */
export function useUpload({ content, apply, undo, checkpoint }: ResumeModel) {
  const [file, setFile] = useState<File>();
  const [filled, setFilled] = useState<string[]>();
  const [reading, setReading] = useState<Reading>({ state: 'idle' });
  const [reviewing, setReviewing] = useState(false);
  const [imported, setImported] = useState(false);
  // The file that is worked on; another one may have been chosen meanwhile, or the step left.
  const current = useRef<File>(undefined);
  const prefill = useRef<{ before: ResumeContent; after: ResumeContent }>(undefined);
  useEffect(
    () => () => {
      current.current = undefined;
    },
    [],
  );

  const read = async (chosen: File) => {
    current.current = chosen;
    setReading({ state: 'reading' });
    const answer = await readFully(chosen);
    if (current.current !== chosen) return;
    setReading(
      answer.ok ? { state: 'read', read: answer.read } : { state: 'failed', problem: answer.problem },
    );
    setReviewing(answer.ok && isPdf(chosen.name));
  };
  const take = async (chosen: File) => {
    const resumeFile = { name: chosen.name, type: chosen.type, size: chosen.size };
    const attach = (before: ResumeContent) => ({ ...before, resumeFile });
    current.current = chosen;
    prefill.current = undefined;
    setFile(chosen);
    setFilled(undefined);
    setReading({ state: 'idle' });
    setReviewing(false);
    setImported(false);
    if (isPdf(chosen.name)) return apply(attach);
    const parsed = parseText(decodeText(await bytesOf(chosen)));
    if (current.current !== chosen) return;
    checkpoint(`Before reading ${chosen.name}`);
    apply((content) => {
      const before = attach(content);
      const after = merge(before, foundByRules(parsed), 'own');
      prefill.current = { before, after };
      return after;
    });
    setFilled(namesOf(parsed));
    await read(chosen);
  };
  const use = (chosen: ReadResume) => {
    checkpoint(`Before importing ${file?.name ?? 'a file'}`);
    apply((content) => {
      // What the rules took from the same file makes way, unless the user has worked on it.
      const base = content === prefill.current?.after ? prefill.current.before : content;
      return merge(base, foundIn(chosen), 'file');
    });
    setReviewing(false);
    setFilled(undefined);
    setImported(true);
    toast({ text: 'Your resume is filled in.', undo });
  };

  return {
    file,
    /** What a text file filled in; undefined before one is taken, and once its review is imported. */
    filled,
    reading,
    /** How many values the full reader found that the resume does not have. */
    more: reading.state === 'read' ? moreFields(content, reading.read) : 0,
    reviewing,
    imported,
    take,
    read,
    review: () => setReviewing(true),
    use,
    discard: () => setReviewing(false),
  };
}

export type Upload = ReturnType<typeof useUpload>;
