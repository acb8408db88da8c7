import lessons from 'virtual:dataset/lessons';
import { type CourseId, type FullCourseId, isCourse, isFullCourse } from '#dataset/course-ids.ts';

const isWritten = (id: string) => lessons.some(({ collection }) => collection === id);

/** Whether an address names a course that has lessons. */
export const isKnownCourse = (id: string): id is CourseId => isCourse(id) && isWritten(id);

/** Whether it also has a final quiz and a summary. */
export const isKnownFullCourse = (id: string): id is FullCourseId => isFullCourse(id) && isWritten(id);

const NOT_FOUND = { status: 404 };

/** @throws Response 404 where there is no such course; at build time, so that no page is made of it. */
export function courseIdOf(id: string): CourseId {
  if (!isCourse(id)) throw new Response('no such course', NOT_FOUND);
  return id;
}

/** @throws Response 404 where there is no such course with a quiz and a summary. */
export function fullCourseIdOf(id: string): FullCourseId {
  if (!isFullCourse(id)) throw new Response('no such course', NOT_FOUND);
  return id;
}
