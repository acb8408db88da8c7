import { startOfDay } from '#review/due.ts';
import { answer } from '#review/schedule.ts';
import { lessons, reviews } from '#storage/records.ts';
import { reviewIdOf } from '#storage/use-reviewables.ts';

/**
 * Schedules a completed lesson for review again, as one that was forgotten. A lesson is graded at most once a day, so a second
 * miss on the same one changes nothing; one that is not completed is not reviewed yet.
 * @param lesson `collection/id`
 * @param now milliseconds since 1970
 */
export async function recordMiss(lesson: string, now: number): Promise<void> {
  const id = reviewIdOf(lesson);
  const [read, before] = await Promise.all([lessons.get(lesson), reviews.get(id)]);
  if (read?.completedAt === undefined) return;
  if (before && before.lastReview >= startOfDay(now)) return;
  await reviews.put({ id, ...answer(before, 'Again', now) });
}
