import { type LessonRecord, lessons } from './records.ts';
import { useWatch } from './use-watch.ts';

const NONE: ReadonlyMap<string, LessonRecord> = new Map();

/** What the user has read, by lesson id; empty until it is read from storage. */
export function useLessons(): ReadonlyMap<string, LessonRecord> {
  return (
    useWatch(lessons, async (source) => new Map((await source.list()).map((row) => [row.id, row]))) ?? NONE
  );
}

/** How many of these lessons are completed. */
export function countCompleted(read: ReadonlyMap<string, LessonRecord>, ids: string[]): number {
  return ids.filter((id) => read.get(id)?.completedAt !== undefined).length;
}
