import { useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import type { ResumeProject } from '#resume/model.ts';
import { makeLetter } from '#ui/resumes/make-letter.ts';

/** Makes a cover letter, from a resume where one is given, and opens it. */
export function useNewLetter(): (resume?: Pick<ResumeProject, 'title' | 'content'>) => Promise<void> {
  const navigate = useNavigate();
  return async (resume) => {
    const { id } = await makeLetter(resume);
    await navigate(paths.resume(id));
  };
}
