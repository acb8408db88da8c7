import { sum, times } from '../summary.ts';
import { dot, type Vector } from './vectors.ts';

/** Scores as shares of 1. The largest is subtracted first, so that none overflows. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = sum(powers);
  return powers.map((power) => power / all);
}

/** What a word offers to others: whether it fits their query, and what they take over if it does. */
export interface Offer {
  key: Vector;
  value: Vector;
}

/**
 * Scaled dot-product attention of one query.
 * @param divisor what scores are divided by, √d in a transformer
 * @returns scores before the division, weights, and the mean of the values by these weights
 */
export function attend(query: Vector, offers: readonly Offer[], divisor: number) {
  const scores = offers.map(({ key }) => dot(query, key));
  const weights = softmax(scores.map((score) => score / divisor));
  const size = Math.max(0, ...offers.map(({ value }) => value.length));
  const mixed = times(size, (axis) =>
    sum(offers.map(({ value }, index) => (weights[index] ?? 0) * (value[axis] ?? 0))),
  );
  return { scores, weights, mixed };
}

/** How many words share the attention: 1 if one has it all, their number if all have the same (e to the entropy). */
export const spread = (weights: readonly number[]): number =>
  Math.exp(-sum(weights.map((weight) => (weight === 0 ? 0 : weight * Math.log(weight)))));
