import { useEffect, useState } from 'react';
import { finishReview, type SelfReview, selfReviews } from '#storage/answer-records.ts';

export interface SelfReviewModel {
  /** Ids of the rubric points the user says were met. */
  met: ReadonlySet<string>;
  finished: boolean;
  toggle: (pointId: string) => void;
  setFinished: (finished: boolean) => void;
}

/** How the user marked the answer to one question; kept at every tick. */
export function useSelfReview(databaseId: string): SelfReviewModel {
  const [review, setReview] = useState<SelfReview>({ id: databaseId, met: [] });
  useEffect(
    () =>
      selfReviews.watch(
        (source) => source.get(databaseId),
        (stored) => setReview(stored ?? { id: databaseId, met: [] }),
      ),
    [databaseId],
  );
  return {
    met: new Set(review.met),
    finished: review.finishedAt !== undefined,
    toggle: (pointId) => {
      const met = review.met.includes(pointId)
        ? review.met.filter((id) => id !== pointId)
        : [...review.met, pointId];
      const next = { ...review, met };
      setReview(next);
      void selfReviews.put(next);
    },
    setFinished: (finished) => void finishReview(review, finished),
  };
}
