import { useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { designIn } from '#resume/design.ts';
import { createLetter } from '#resume/letter.ts';
import type { ResumeProject } from '#resume/model.ts';
import { projects } from '#storage/resume-records.ts';
import { TAB } from '#storage/tab.ts';

/** Makes a cover letter, from a resume where one is given, and opens it. */
export function useNewLetter(): (resume?: Pick<ResumeProject, 'title' | 'content'>) => Promise<void> {
  const navigate = useNavigate();
  return async (resume) => {
    const letter = createLetter({ resume, now: new Date(), by: TAB, design: designIn(navigator.language) });
    await projects.put(letter);
    await navigate(paths.resume(letter.id));
  };
}
