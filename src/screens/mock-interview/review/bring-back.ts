import { answer } from '#review/schedule.ts';
import { progress, reviews } from '#storage/records.ts';

/**
 * Makes solved questions due for review tomorrow, as if they had been forgotten. What isn't solved needs no review: it is open as it was.
 * @param ids of questions that went badly in an interview
 */
export async function bringBack(ids: readonly string[], now: number): Promise<void> {
  for (const id of ids) {
    if ((await progress.get(id))?.status !== 'solved') continue;
    await reviews.put({ id, ...answer(await reviews.get(id), 'Again', now) });
  }
}
