import { selfReviews } from '#storage/answer-records.ts';
import { finishReview } from '#storage/note-practice.ts';
import { useRecord } from '#storage/use-record.ts';

export interface SelfReviewModel {
  /** Ids of the rubric points the user says were met. */
  met: ReadonlySet<string>;
  finished: boolean;
  toggle: (pointId: string) => void;
  setFinished: (finished: boolean) => void;
}

/** How the user marked the answer to one question; kept at every tick. */
export function useSelfReview(databaseId: string): SelfReviewModel {
  const [review] = useRecord(selfReviews, databaseId);
  return {
    met: new Set(review?.met),
    finished: review?.finishedAt !== undefined,
    toggle: (pointId) =>
      void selfReviews.update(databaseId, (kept) => {
        const { met, ...rest } = kept ?? { id: databaseId, met: [] };
        const others = met.filter((id) => id !== pointId);
        return { ...rest, met: others.length < met.length ? others : [...met, pointId] };
      }),
    setFinished: (finished) => void finishReview(databaseId, finished),
  };
}
