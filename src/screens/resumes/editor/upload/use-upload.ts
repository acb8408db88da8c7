import { useEffect, useRef, useState } from 'react';
import { merge } from '#resume/merge.ts';
import { foundByRules, type ParsedResume, parseText } from '#resume/parse-text.ts';
import type { ReadAnswer } from '#resume/read/answer.ts';
import { decodeText } from '#resume/read/decode-text.ts';
import { foundIn, type ReadResume } from '#resume/read/result.ts';
import { toast } from '#ui/toast.tsx';
import { readOtherFile } from '../../read-file/client.ts';
import { readPdfFile } from '../../read-pdf/client.ts';
import type { ResumeModel } from '../use-resume.ts';

export const isPdf = (name: string): boolean => /\.pdf$/i.test(name);

/** How far the reading of a file is. */
type Reading =
  | { state: 'idle' }
  | { state: 'reading' }
  | { state: 'failed'; problem: string }
  | { state: 'read'; read: ReadResume };

/** A file that was chosen: dropped as a resume, or brought from another tool, which attaches nothing. */
export interface Source {
  file: File;
  attached: boolean;
}

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

const readFully = (file: File): Promise<ReadAnswer> =>
  (isPdf(file.name) ? readPdfFile(file) : readOtherFile(file)).catch(() => ({
    ok: false,
    problem: 'Couldn’t read the file.',
  }));

/**
 * A file to start from. What the full reader finds in it is reviewed before anything changes; the specification's rules
 * for a text file are the other choice then. A PDF is attached, and read when asked for.
 */
export function useUpload({ apply, undo, checkpoint }: ResumeModel) {
  const [source, setSource] = useState<Source>();
  const [filled, setFilled] = useState<string[]>();
  const [reading, setReading] = useState<Reading>({ state: 'idle' });
  const [imported, setImported] = useState(false);
  // The file that is worked on; another one may have been chosen meanwhile, or the step left.
  const current = useRef<File>(undefined);
  useEffect(
    () => () => {
      current.current = undefined;
    },
    [],
  );

  const start = (file: File, attached: boolean) => {
    current.current = file;
    setSource({ file, attached });
    setFilled(undefined);
    setReading({ state: 'idle' });
    setImported(false);
  };
  const read = async (file: File) => {
    current.current = file;
    setReading({ state: 'reading' });
    const answer = await readFully(file);
    if (current.current !== file) return;
    if (!answer.ok) return setReading({ state: 'failed', problem: answer.problem });
    const { own } = answer;
    if (!own) return setReading({ state: 'read', read: answer.read });
    setReading({ state: 'idle' });
    checkpoint(`Before importing ${file.name}`);
    // A file that names no paper is printed on what this resume is on.
    apply(({ design }) => ({ ...own, design: { paper: design?.paper, ...own.design } }));
    toast({ text: `Imported ${file.name}.`, undo });
  };
  /** A file that was dropped as a resume. */
  const take = async (file: File) => {
    start(file, true);
    apply((content) => ({
      ...content,
      resumeFile: { name: file.name, type: file.type, size: file.size },
    }));
    if (!isPdf(file.name)) await read(file);
  };
  /** A file of another tool. */
  const takeOther = async (file: File) => {
    start(file, false);
    await read(file);
  };
  const use = (chosen: ReadResume) => {
    checkpoint(`Before importing ${source?.file.name ?? 'a file'}`);
    apply((content) => merge(content, foundIn(chosen), 'file'));
    setReading({ state: 'idle' });
    setFilled(undefined);
    setImported(true);
    toast({ text: 'Your resume is filled in.', undo });
  };
  /** Fills in the form by the specification's rules instead. */
  const applyRules = async () => {
    const file = source?.file;
    if (!file) return;
    const parsed = parseText(decodeText(new Uint8Array(await file.arrayBuffer())));
    if (current.current !== file) return;
    checkpoint(`Before reading ${file.name}`);
    apply((content) => merge(content, foundByRules(parsed), 'own'));
    setReading({ state: 'idle' });
    setFilled(namesOf(parsed));
  };

  return {
    source,
    /** What the specification's rules filled in; undefined until they were asked to. */
    filled,
    reading,
    imported,
    take,
    takeOther,
    read,
    use,
    applyRules,
    discard: () => setReading({ state: 'idle' }),
  };
}

export type Upload = ReturnType<typeof useUpload>;
