import type { ResumeProject } from './model.ts';

/** The title of a new resume until it is given one. */
export const UNTITLED = 'Untitled resume';
/** And that of a new cover letter. */
export const UNTITLED_LETTER = 'Untitled cover letter';

/** What a resume's files are called: its title, or whose it is as long as it has none. */
export function fileTitle({ title, content }: Pick<ResumeProject, 'title' | 'content'>): string {
  const { firstName, lastName } = content.personalInfo;
  const name = `${firstName} ${lastName}`.trim();
  return title === UNTITLED && name ? `${name}, resume` : title;
}

/** A title as the name of a file, without characters that some systems refuse. */
export function fileName(title: string, ending: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  return `${name || 'resume'}.${ending}`;
}
