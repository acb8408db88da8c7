import { paths } from '#paths.ts';
import type { Project } from '#resume/model.ts';
import type { PaletteEntry } from './entry.ts';

/** Resumes and letters as the palette finds them: those that are not put away. */
export const resumeEntries = (projects: readonly Project[]): PaletteEntry[] =>
  projects
    .filter(({ archived }) => !archived)
    .map(({ id, kind, title, tags }) => ({
      id: paths.resume(id),
      group: 'resume',
      title,
      detail: kind === 'letter' ? 'Cover letter' : 'Resume',
      words: tags.join(' '),
      topics: tags,
    }));
