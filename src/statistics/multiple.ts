import { twoSidedP } from './normal.ts';
import { normalValue } from './random.ts';
import { times } from './summary.ts';

/** One of many metrics: whether there is something to find, and what the test says. */
export interface Tested {
  isReal: boolean;
  p: number;
}

/** Tests of so many metrics, the first `real` of them with an effect of `z` standard errors. Sorted by p-value. */
export function drawTests(metrics: number, real: number, z: number, random: () => number): Tested[] {
  return times(metrics, (index) => {
    const isReal = index < real;
    return { isReal, p: twoSidedP(normalValue(random) + (isReal ? z : 0)) };
  }).toSorted((a, b) => a.p - b.p);
}

export type Correction = 'none' | 'bonferroni' | 'holm' | 'benjamini-hochberg';

/** The limit that the p-value at a place (from 0, sorted) is compared with. */
export function limitAt(correction: Correction, place: number, tests: number, alpha: number): number {
  if (correction === 'none') return alpha;
  if (correction === 'bonferroni') return alpha / tests;
  return correction === 'holm' ? alpha / (tests - place) : (alpha * (place + 1)) / tests;
}

/** How many of the sorted p-values count as found. Holm stops at the first above its limit, Benjamini and Hochberg go up to the last below. */
export function found(correction: Correction, sorted: readonly number[], alpha: number): number {
  const below = sorted.map((p, place) => p <= limitAt(correction, place, sorted.length, alpha));
  if (correction === 'benjamini-hochberg') return below.lastIndexOf(true) + 1;
  const first = below.indexOf(false);
  return first < 0 ? sorted.length : first;
}
