import { linesOf } from '#resume/outline.ts';
import type { LinkedBullet } from '#storage/answer-records.ts';
import { projects } from '#storage/resume-records.ts';
import { useRecords } from '#storage/use-records.ts';

/** A resume with the lines that a story can stand behind. */
export interface ResumeBullets {
  id: string;
  title: string;
  lines: string[];
}

/** Every resume that is not archived and has lines, last changed first; undefined until they are read. */
export const useResumeBullets = (): ResumeBullets[] | undefined =>
  useRecords(projects, (records) => {
    const list = records.toSorted((a, b) => b.lastModified - a.lastModified);
    return list.flatMap((project) => {
      if (project.kind !== 'resume' || project.archived) return [];
      const items = project.content.sections.flatMap((section) => section.items);
      const lines = [...new Set(items.flatMap(({ text }) => linesOf(text)))];
      return lines.length > 0 ? [{ id: project.id, title: project.title, lines }] : [];
    });
  });

/** What of `linked` no resume says any more. */
export const lostBullets = (linked: readonly LinkedBullet[], resumes: readonly ResumeBullets[]) =>
  linked.filter(({ projectId, text }) => !resumes.find(({ id }) => id === projectId)?.lines.includes(text));

/** The list with this bullet linked, or no longer. */
export function linkBullet(
  linked: readonly LinkedBullet[],
  { projectId, text }: LinkedBullet,
  on: boolean,
): LinkedBullet[] {
  const others = linked.filter((each) => each.projectId !== projectId || each.text !== text);
  return on ? [...others, { projectId, text }] : others;
}
