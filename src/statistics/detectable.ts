import { sampleSize } from './sample-size.ts';

const STEPS = 50;

/** The smallest difference of a rate that so many users in each group find, at 5% and with 80% power. */
export function detectableEffect(baseline: number, users: number): number {
  let [low, high] = [1e-7, 1 - baseline - 1e-7];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (sampleSize({ baseline, effect: middle, alpha: 0.05, power: 0.8 }) > users) low = middle;
    else high = middle;
  }
  return high;
}
