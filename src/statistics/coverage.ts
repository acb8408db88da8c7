import { normalQuantile } from './normal.ts';
import { times } from './summary.ts';

export interface Interval {
  low: number;
  high: number;
  at: number;
}

/** Intervals of so many samples of users, each of whom does something with probability `rate`. */
export function drawIntervals(
  samples: number,
  { users, rate, confidence }: { users: number; rate: number; confidence: number },
  random: () => number,
): Interval[] {
  const z = normalQuantile((1 + confidence) / 2);
  return times(samples, () => {
    let successes = 0;
    for (let user = 0; user < users; user++) if (random() < rate) successes++;
    const at = successes / users;
    const reach = z * Math.sqrt((at * (1 - at)) / users);
    return { low: at - reach, high: at + reach, at };
  });
}

/** Whether an interval holds the truth. */
export const covers = ({ low, high }: Interval, truth: number): boolean => low <= truth && truth <= high;
