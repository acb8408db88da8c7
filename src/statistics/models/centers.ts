import { mean, quantile, sum } from '../summary.ts';

export type Loss = 'squared' | 'absolute' | 'huber';

/** Where Huber’s loss turns from squared to absolute. */
const DELTA = 5;

/** What a prediction that misses by `error` costs. */
export function lossOf(kind: Loss, error: number): number {
  const size = Math.abs(error);
  if (kind === 'squared') return error * error;
  if (kind === 'absolute') return size;
  return size <= DELTA ? (error * error) / 2 : DELTA * (size - DELTA / 2);
}

const GRID = 400;

/** The one number that predicts all values with the smallest loss. */
export function bestConstant(kind: Loss, values: readonly number[]): number {
  if (kind === 'squared') return mean(values);
  if (kind === 'absolute') return quantile(values, 0.5);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  let [best, least] = [low, Number.POSITIVE_INFINITY];
  for (let step = 0; step <= GRID; step++) {
    const at = low + ((high - low) * step) / GRID;
    const total = sum(values.map((value) => lossOf('huber', value - at)));
    if (total < least) [best, least] = [at, total];
  }
  return best;
}
