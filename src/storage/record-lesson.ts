import { type LessonRecord, lessons } from './records.ts';

let last: Promise<void> = Promise.resolve();

/** Changes follow one another, each over what is stored, so that a place never overwrites a completion. */
function change(id: string, fields: (at: number) => Partial<LessonRecord>): Promise<void> {
  last = last.then(async () => {
    const at = Date.now();
    await lessons.put({ ...(await lessons.get(id)), id, at, ...fields(at) });
  });
  return last;
}

/** Remembers which section of a lesson was on screen. */
export const recordPlace = (id: string, section: string): Promise<void> => change(id, () => ({ section }));

/** Marks a lesson as completed now; the next visit starts at its beginning. */
export const completeLesson = (id: string): Promise<void> =>
  change(id, (at) => ({ completedAt: at, section: undefined }));

/** Takes a completion back. */
export const reopenLesson = (id: string): Promise<void> => change(id, () => ({ completedAt: undefined }));
