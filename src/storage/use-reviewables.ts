import { useMemo } from 'react';
import { lessons, progress } from './records.ts';
import { useRecords } from './use-records.ts';

/** Something the user has solved or finished; `id` as in the `reviews` table. */
export interface ReviewableRecord {
  id: string;
  at: number;
}

const LESSON = 'lesson:';

/** The lesson's id behind a reviewable's, or undefined for a question. */
export const lessonIdOf = (id: string): string | undefined =>
  id.startsWith(LESSON) ? id.slice(LESSON.length) : undefined;

/** The reviewable's id of a lesson. */
export const reviewIdOf = (lesson: string): string => `${LESSON}${lesson}`;

/** Solved questions and finished lessons; undefined until they are read. */
export function useReviewables(): ReviewableRecord[] | undefined {
  const solved = useRecords(progress, (records) =>
    records.filter(({ status }) => status === 'solved').map(({ id, at }) => ({ id, at })),
  );
  const finished = useRecords(lessons, (records) =>
    records.flatMap(({ id, completedAt }) =>
      completedAt === undefined ? [] : [{ id: reviewIdOf(id), at: completedAt }],
    ),
  );
  return useMemo(() => solved && finished && [...solved, ...finished], [solved, finished]);
}
