import { normalValue } from './random.ts';
import { covariance, mean, times, variance } from './summary.ts';

/** A user before the test and during it. */
export interface User {
  before: number;
  during: number;
}

interface Estimate {
  difference: number;
  /** Standard error of the difference. */
  error: number;
}

const MEAN = 60;
const SPREAD = 30;

/** Users whose minutes before and during have a correlation, the later ones higher by `effect`. */
export function drawUsers(count: number, correlation: number, effect: number, random: () => number): User[] {
  const own = Math.sqrt(1 - correlation ** 2);
  return times(count, () => {
    const habit = normalValue(random);
    const luck = normalValue(random);
    return {
      before: MEAN + SPREAD * habit,
      during: MEAN + effect + SPREAD * (correlation * habit + own * luck),
    };
  });
}

function compare(control: readonly number[], treatment: readonly number[]): Estimate {
  const error = Math.sqrt(variance(control) / control.length + variance(treatment) / treatment.length);
  return { difference: mean(treatment) - mean(control), error };
}

/** Difference of two groups as it is, and after subtracting what was known before. Slope from deviations within the groups. */
export function adjust(control: readonly User[], treatment: readonly User[]) {
  const groups = [control, treatment].map((users) => ({
    before: users.map(({ before }) => before),
    during: users.map(({ during }) => during),
    weight: users.length - 1,
  }));
  const together = groups.reduce(
    (all, { before, during, weight }) => all + weight * covariance(before, during),
    0,
  );
  const alone = groups.reduce((all, { before, weight }) => all + weight * variance(before), 0);
  const theta = alone === 0 ? 0 : together / alone;
  const center = mean([...control, ...treatment].map(({ before }) => before));
  const adjusted = (users: readonly User[]) =>
    users.map(({ before, during }) => during - theta * (before - center));
  const during = (users: readonly User[]) => users.map((user) => user.during);
  return {
    theta,
    raw: compare(during(control), during(treatment)),
    adjusted: compare(adjusted(control), adjusted(treatment)),
  };
}
