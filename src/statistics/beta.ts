import { normalValue } from './random.ts';

/** A belief about a rate: like `a` successes and `b` failures seen. */
export interface Belief {
  a: number;
  b: number;
}

/** A gamma value of a shape of at least 1 (Marsaglia and Tsang, 2000). */
function gammaValue(shape: number, random: () => number): number {
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normalValue(random);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** A rate drawn from a belief; `a` and `b` at least 1. */
export function betaValue({ a, b }: Belief, random: () => number): number {
  const first = gammaValue(a, random);
  return first / (first + gammaValue(b, random));
}

export const beliefMean = ({ a, b }: Belief): number => a / (a + b);

/** The standard deviation of a belief. */
export const beliefSpread = ({ a, b }: Belief): number => Math.sqrt((a * b) / ((a + b) ** 2 * (a + b + 1)));

/** The height of a belief over a rate, relative to its highest point on the grid that is given. */
export function heights({ a, b }: Belief, rates: readonly number[]): number[] {
  const logs = rates.map((rate) =>
    rate <= 0 || rate >= 1 ? -Infinity : (a - 1) * Math.log(rate) + (b - 1) * Math.log(1 - rate),
  );
  const highest = Math.max(...logs);
  return logs.map((log) => (highest === -Infinity ? 0 : Math.exp(log - highest)));
}

/** Points at which two beliefs are compared, and how many spreads from their means. */
const POINTS = 4000;
const REACH = 8;

/** How likely a belief says the rate is in each of so many equal steps of a range. */
function shares(belief: Belief, low: number, step: number): number[] {
  const middles = Array.from({ length: POINTS }, (_, index) => low + (index + 0.5) * step);
  const tall = heights(belief, middles);
  const total = tall.reduce((sum, height) => sum + height, 0);
  return tall.map((height) => height / total);
}

/** How likely the second rate is the higher one, and what choosing it loses on average, in rate, where it isn’t. */
export function probabilityBetter(first: Belief, second: Belief): { better: number; loss: number } {
  const ends = [first, second].map((belief) => [beliefMean(belief), REACH * beliefSpread(belief)] as const);
  const low = Math.max(0, Math.min(...ends.map(([mean, reach]) => mean - reach)));
  const high = Math.min(1, Math.max(...ends.map(([mean, reach]) => mean + reach)));
  const step = (high - low) / POINTS;
  const [one, two] = [shares(first, low, step), shares(second, low, step)];
  let [better, loss, belowOne, belowTwo] = [0, 0, 0, 0];
  for (const [index, share] of two.entries()) {
    const own = one[index] ?? 0;
    // Within a step either may be the higher one.
    better += share * (belowOne + own / 2);
    // The loss is the chance that the second is below a rate and the first isn’t, added up over all rates.
    loss += step * (belowTwo + share / 2) * (1 - belowOne - own / 2);
    belowOne += own;
    belowTwo += share;
  }
  return { better, loss };
}
