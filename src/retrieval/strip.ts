/** One bar of the drawn strip: one chunk or, in a large corpus, the best of several neighbors. */
export interface Bar {
  /** Heights between 0 and 1, relative to the best score of each retriever. */
  overlap: number;
  bm25: number;
  /** Ranks from 1 of hits inside the bar. */
  overlapRanks: number[];
  bm25Ranks: number[];
}

/** More bars than this cannot be told apart on a phone. */
export const MAX_BARS = 90;

interface Scores {
  scores: Float64Array;
  /** Positions of the hits, best first. */
  top: readonly number[];
}

/** Draws the scores of all chunks together as at most `MAX_BARS` bars, in the order of the corpus. */
export function stripBars(overlap: Scores, bm25: Scores, max = MAX_BARS): Bar[] {
  const count = overlap.scores.length;
  const bars = Math.min(count, max);
  return Array.from({ length: bars }, (_, bar): Bar => {
    const from = Math.floor((bar * count) / bars);
    const to = Math.floor(((bar + 1) * count) / bars);
    return {
      overlap: height(overlap, from, to),
      bm25: height(bm25, from, to),
      overlapRanks: ranks(overlap, from, to),
      bm25Ranks: ranks(bm25, from, to),
    };
  });
}

function height({ scores, top }: Scores, from: number, to: number): number {
  const best = scores[top[0] ?? -1] ?? 0;
  if (best === 0) return 0;
  return scores.subarray(from, to).reduce((highest, score) => Math.max(highest, score), 0) / best;
}

const ranks = ({ top }: Scores, from: number, to: number): number[] =>
  top.flatMap((at, index) => (at >= from && at < to ? [index + 1] : []));
