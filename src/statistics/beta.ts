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

/** How likely the second rate is the higher one, and what choosing it loses on average if it isn’t; from so many draws. */
export function probabilityBetter(first: Belief, second: Belief, draws: number, random: () => number) {
  let [better, loss] = [0, 0];
  for (let draw = 0; draw < draws; draw++) {
    const lead = betaValue(second, random) - betaValue(first, random);
    if (lead > 0) better++;
    else loss -= lead;
  }
  return { better: better / draws, loss: loss / draws };
}
