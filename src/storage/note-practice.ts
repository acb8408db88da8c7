import { selfReviews } from './answer-records.ts';
import { once } from './live.ts';
import { progress } from './records.ts';

/** Notes that a question has been worked on; what is solved stays solved. */
export const markAttempted = (databaseId: string): Promise<void> =>
  progress.update(databaseId, (before) => before ?? { id: databaseId, status: 'attempted', at: Date.now() });

/** Ends or reopens the review of a question: a reviewed question counts as solved. */
export async function finishReview(id: string, finished: boolean): Promise<void> {
  const at = Date.now();
  const places = [
    { table: 'selfReviews', id },
    { table: 'progress', id },
  ] as const;
  await once(places, () => {
    const finishedAt = finished ? at : undefined;
    void selfReviews.update(id, (review) => ({ ...(review ?? { id, met: [] }), finishedAt }));
    void progress.put({ id, status: finished ? 'solved' : 'attempted', at });
  });
}
