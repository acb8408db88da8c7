import { normalValue } from './random.ts';
import { mean, times, variance } from './summary.ts';

const BUYERS = 0.06;
const TYPICAL_ORDER = 35;
const SPREAD = 0.85;

/** Dollars per user in a shop in which few buy and a few of them buy a lot; `lift` more of them buy. */
export const drawRevenue = (users: number, lift: number, random: () => number): number[] =>
  times(users, () =>
    random() < BUYERS * (1 + lift) ? TYPICAL_ORDER * Math.exp(SPREAD * normalValue(random)) : 0,
  );

/** Difference of the means with every value above `cap` set to it. */
export function cappedDifference(control: readonly number[], treatment: readonly number[], cap: number) {
  const [first, second] = [control, treatment].map((values) =>
    values.map((value) => Math.min(cap, value)),
  ) as [number[], number[]];
  const error = Math.sqrt(variance(first) / first.length + variance(second) / second.length);
  const difference = mean(second) - mean(first);
  return { difference, error, z: error === 0 ? 0 : difference / error };
}
