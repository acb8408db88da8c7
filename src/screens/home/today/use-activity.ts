import { useMemo } from 'react';
import { areaOf } from '#areas.ts';
import { interviews } from '#storage/interview-records.ts';
import { lessons, progress, reviews, submissions } from '#storage/records.ts';
import { useRecords } from '#storage/use-records.ts';

/**
 * When the user has practiced: each submission, each design or story that was reviewed, each lesson that was finished, the
 * last answer to each review and each interview that ended. Undefined until it is read.
 */
export function useActivity(): number[] | undefined {
  const submitted = useRecords(submissions, (records) => records.map(({ at }) => at));
  const answered = useRecords(progress, (records) =>
    records.flatMap(({ id, status, at }) =>
      // Code that was solved was submitted.
      status === 'solved' && areaOf(id)?.form !== 'code' ? at : [],
    ),
  );
  const finished = useRecords(lessons, (records) => records.flatMap(({ completedAt }) => completedAt ?? []));
  const reviewed = useRecords(reviews, (records) => records.map(({ lastReview }) => lastReview));
  const rehearsed = useRecords(interviews, (records) => records.flatMap(({ endedAt }) => endedAt ?? []));
  return useMemo(() => {
    if (!submitted || !answered || !finished || !reviewed || !rehearsed) return undefined;
    return [...submitted, ...answered, ...finished, ...reviewed, ...rehearsed].filter((at) => at > 0);
  }, [submitted, answered, finished, reviewed, rehearsed]);
}
