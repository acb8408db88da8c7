import { mean, sum } from '../summary.ts';
import type { Point } from './linear.ts';

/** One question with two answers: what is added below the split and above it. */
export interface Stump {
  split: number;
  below: number;
  above: number;
}

const squared = (values: readonly number[]): number => {
  const middle = mean(values);
  return sum(values.map((value) => (value - middle) ** 2));
};

/** The split of sorted points that leaves the smallest squared errors. */
export function bestStump(points: readonly Point[]): Stump {
  let best: Stump & { left: number } = { split: 0, below: 0, above: 0, left: Number.POSITIVE_INFINITY };
  for (let cut = 1; cut < points.length; cut++) {
    const [below, above] = [points.slice(0, cut), points.slice(cut)].map((part) => part.map(([, y]) => y));
    const left = squared(below ?? []) + squared(above ?? []);
    if (left < best.left - 1e-9)
      best = {
        split: ((points[cut - 1]?.[0] ?? 0) + (points[cut]?.[0] ?? 0)) / 2,
        below: mean(below ?? []),
        above: mean(above ?? []),
        left,
      };
  }
  const { split, below, above } = best;
  return { split, below, above };
}

/** The start and the stumps of so many rounds, each fitted to what the ones before left over. */
export function boost(points: readonly Point[], rounds: number, rate: number) {
  const start = mean(points.map(([, y]) => y));
  const stumps: Stump[] = [];
  const predict = (x: number): number =>
    stumps.reduce((value, { split, below, above }) => value + rate * (x < split ? below : above), start);
  for (let round = 0; round < rounds; round++)
    stumps.push(bestStump(points.map(([x, y]) => [x, y - predict(x)] as const)));
  return { start, stumps, predict };
}
