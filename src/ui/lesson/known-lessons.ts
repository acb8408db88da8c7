import lessons from 'virtual:dataset/lessons';
import type { LessonCollection } from '#dataset/lesson.ts';

const known = new Set(lessons.map((lesson) => lesson.id));

/** Whether there is such a lesson; asked before its data is fetched. */
export const isKnownLesson = (collection: LessonCollection, id: string): boolean =>
  known.has(`${collection}/${id}`);
