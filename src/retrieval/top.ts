/** How many chunks each retriever returns. */
export const TOP = 3;

/**
 * The positions of the `count` highest scores above 0, best first. Equal scores keep the order of the
 * documents and, inside one, of the text: the same question always has the same hits.
 */
export function topScores(scores: ArrayLike<number>, count = TOP): number[] {
  const best: number[] = [];
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] ?? 0;
    if (score <= 0) continue;
    let place = best.length;
    while (place > 0 && (scores[best[place - 1] ?? 0] ?? 0) < score) place--;
    if (place >= count) continue;
    best.splice(place, 0, at);
    best.length = Math.min(best.length, count);
  }
  return best;
}
