import { normalCdf } from '../normal.ts';
import { normalValue } from '../random.ts';
import { times } from '../summary.ts';

/** A score that a model gave, and what happened. */
export interface Scored {
  score: number;
  isPositive: boolean;
}

/** Scores from 0 to 1 of so many people; those of positives are higher by `separation` standard deviations. */
export function drawScores(
  people: number,
  share: number,
  separation: number,
  random: () => number,
): Scored[] {
  const positives = Math.round(people * share);
  return times(people, (index) => {
    const isPositive = index < positives;
    const z = normalValue(random) + (isPositive ? separation / 2 : -separation / 2);
    return { score: normalCdf(z), isPositive };
  });
}

/** The four counts at a threshold, and what is made of them; nothing flagged has no precision. */
export function confusion(scored: readonly Scored[], threshold: number) {
  let [tp, fp, fn, tn] = [0, 0, 0, 0];
  for (const { score, isPositive } of scored)
    if (score >= threshold) isPositive ? tp++ : fp++;
    else isPositive ? fn++ : tn++;
  return {
    tp,
    fp,
    fn,
    tn,
    recall: tp + fn === 0 ? 0 : tp / (tp + fn),
    falseAlarmRate: fp + tn === 0 ? 0 : fp / (fp + tn),
    precision: tp + fp === 0 ? undefined : tp / (tp + fp),
  };
}

/** The share of pairs of a positive and a negative in which the positive has the higher score; ties count half. */
export function auc(scored: readonly Scored[]): number {
  const sorted = scored.toSorted((a, b) => a.score - b.score);
  let [below, pairs, positives] = [0, 0, 0];
  for (let place = 0; place < sorted.length; ) {
    let [end, up] = [place, 0];
    while (end < sorted.length && sorted[end]?.score === sorted[place]?.score) {
      if (sorted[end]?.isPositive) up++;
      end++;
    }
    const down = end - place - up;
    pairs += up * (below + down / 2);
    below += down;
    positives += up;
    place = end;
  }
  return below === 0 || positives === 0 ? 0.5 : pairs / (below * positives);
}
