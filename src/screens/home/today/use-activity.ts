import { useMemo } from 'react';
import { areaOf } from '#areas.ts';
import { interviews } from '#storage/interview-records.ts';
import { lessons, progress, reviews, submissions } from '#storage/records.ts';
import { useWatch } from '#storage/use-watch.ts';

/**
 * When the user has practiced: each submission, each design or story that was reviewed, each lesson that was finished, the
 * last answer to each review and each interview that ended. Undefined until it is read.
 */
export function useActivity(): number[] | undefined {
  const submitted = useWatch(submissions, async (source) => (await source.list()).map(({ at }) => at));
  const answered = useWatch(progress, async (source) =>
    (await source.list()).flatMap(({ id, status, at }) =>
      // Code that was solved was submitted.
      status === 'solved' && areaOf(id)?.form !== 'code' ? at : [],
    ),
  );
  const finished = useWatch(lessons, async (source) =>
    (await source.list()).flatMap(({ completedAt }) => completedAt ?? []),
  );
  const reviewed = useWatch(reviews, async (source) =>
    (await source.list()).map(({ lastReview }) => lastReview),
  );
  const rehearsed = useWatch(interviews, async (source) =>
    (await source.list()).flatMap(({ endedAt }) => endedAt ?? []),
  );
  return useMemo(() => {
    if (!submitted || !answered || !finished || !reviewed || !rehearsed) return undefined;
    return [...submitted, ...answered, ...finished, ...reviewed, ...rehearsed].filter((at) => at > 0);
  }, [submitted, answered, finished, reviewed, rehearsed]);
}
