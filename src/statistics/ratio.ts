import { twoSidedP } from './normal.ts';
import { normalValue } from './random.ts';
import { mean, sum, times, variance } from './summary.ts';

/** What one user started and finished. */
export interface Counts {
  started: number;
  finished: number;
}

/** A ratio of sums with its error by user (delta method), and the error that takes each start for a user. */
export function ratioOf(users: readonly Counts[]) {
  const started = users.map((user) => user.started);
  const all = sum(started);
  const ratio = all === 0 ? 0 : sum(users.map(({ finished }) => finished)) / all;
  const beyond = users.map((user) => user.finished - ratio * user.started);
  const error = all === 0 ? 0 : Math.sqrt(variance(beyond) / users.length) / mean(started);
  return { ratio, error, naiveError: all === 0 ? 0 : Math.sqrt((ratio * (1 - ratio)) / all) };
}

const RATE = 0.7;
const MOST_DEVIATION = 0.3;

/** Users who start about `starts` workouts and finish them at rates that differ by `spread`, from 0 to 1. */
export function drawCounts(users: number, starts: number, spread: number, random: () => number): Counts[] {
  return times(users, () => {
    const started = 1 + Math.floor(random() * (2 * starts - 1));
    const rate = Math.min(1, Math.max(0, RATE + spread * MOST_DEVIATION * normalValue(random)));
    return { started, finished: times(started, () => random() < rate).filter(Boolean).length };
  });
}

/** Share of tests without any effect that each error calls significant at 5%. */
export function ratioFalseAlarms(tests: number, draw: () => Counts[]): { byUser: number; naive: number } {
  let [byUser, naive] = [0, 0];
  for (let test = 0; test < tests; test++) {
    const [control, treatment] = [ratioOf(draw()), ratioOf(draw())];
    const difference = treatment.ratio - control.ratio;
    if (twoSidedP(difference / Math.hypot(control.error, treatment.error)) < 0.05) byUser++;
    if (twoSidedP(difference / Math.hypot(control.naiveError, treatment.naiveError)) < 0.05) naive++;
  }
  return { byUser: byUser / tests, naive: naive / tests };
}
