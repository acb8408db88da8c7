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

const STEPS = 60;

/** The one number that predicts all values with the smallest loss. */
export function bestConstant(kind: Loss, values: readonly number[]): number {
  if (kind === 'squared') return mean(values);
  if (kind === 'absolute') return quantile(values, 0.5);
  const total = (at: number) => sum(values.map((value) => lossOf('huber', value - at)));
  // The sum has one valley: the third that can't hold its floor is cut off.
  let [low, high] = [Math.min(...values), Math.max(...values)];
  for (let step = 0; step < STEPS; step++) {
    const third = (high - low) / 3;
    if (total(low + third) < total(high - third)) high -= third;
    else low += third;
  }
  return (low + high) / 2;
}
