import { designIn } from '#resume/design.ts';
import { createLetter, type LetterJob } from '#resume/letter.ts';
import type { LetterProject, ResumeProject } from '#resume/model.ts';
import { projects } from '#storage/resume-records.ts';

/** Makes and keeps a cover letter: in the look of a resume and for a job, where these are given. */
export async function makeLetter(
  resume?: Pick<ResumeProject, 'title' | 'content'>,
  job?: LetterJob,
): Promise<LetterProject> {
  const letter = createLetter({
    ...(resume && { resume }),
    ...(job && { job }),
    now: new Date(),
    design: designIn(navigator.language),
  });
  await projects.put(letter);
  return letter;
}
