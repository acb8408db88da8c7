import { type LessonRecord, lessons } from './records.ts';
import { useRecords } from './use-records.ts';

/** How far the user came with a lesson. */
export type LessonStatus = 'begun' | 'completed';

const NONE: ReadonlyMap<string, LessonStatus> = new Map();

/** How far each lesson has come that was opened, by id. Where in a lesson one reads makes no difference. */
export const statusesOf = (read: readonly LessonRecord[]): ReadonlyMap<string, LessonStatus> =>
  new Map(read.map(({ id, completedAt }) => [id, completedAt === undefined ? 'begun' : 'completed']));

/** How far the user came with each lesson; empty until it is read from storage. */
export const useLessons = (): ReadonlyMap<string, LessonStatus> => useRecords(lessons, statusesOf) ?? NONE;

/** How many of these lessons are completed. */
export const countCompleted = (read: ReadonlyMap<string, LessonStatus>, ids: string[]): number =>
  ids.filter((id) => read.get(id) === 'completed').length;
