import { type LessonRecord, lessons } from './records.ts';

const change = (id: string, fields: (at: number) => Partial<LessonRecord>): Promise<void> => {
  const at = Date.now();
  return lessons.update(id, (lesson) => ({ ...lesson, id, at, ...fields(at) }));
};

/** Remembers which section of a lesson was on screen. */
export const recordPlace = (id: string, section: string): Promise<void> => change(id, () => ({ section }));

/** Marks a lesson as completed now; the next visit starts at its beginning. */
export const completeLesson = (id: string): Promise<void> =>
  change(id, (at) => ({ completedAt: at, section: undefined }));

/** Takes a completion back. */
export const reopenLesson = (id: string): Promise<void> => change(id, () => ({ completedAt: undefined }));
