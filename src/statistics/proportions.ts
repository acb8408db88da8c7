import { normalQuantile, twoSidedP } from './normal.ts';

/** How many of a group did what is counted. */
export interface Group {
  users: number;
  successes: number;
}

export interface Comparison {
  /** Rate of the second group less that of the first. */
  difference: number;
  z: number;
  /** Two-sided. */
  p: number;
  /** Of the difference. */
  interval: { low: number; high: number };
}

const rateOf = ({ users, successes }: Group): number => (users === 0 ? 0 : successes / users);

/**
 * Compares the rates of two groups: a z-test with the pooled rate, and an interval without pooling.
 * @param confidence of the interval, between 0 and 1
 */
export function compareRates(control: Group, treatment: Group, confidence = 0.95): Comparison {
  const [before, after] = [rateOf(control), rateOf(treatment)];
  const difference = after - before;
  const pooled = (control.successes + treatment.successes) / (control.users + treatment.users);
  const pooledError = Math.sqrt(pooled * (1 - pooled) * (1 / control.users + 1 / treatment.users));
  const error = Math.sqrt((before * (1 - before)) / control.users + (after * (1 - after)) / treatment.users);
  const reach = normalQuantile((1 + confidence) / 2) * error;
  const z = pooledError === 0 ? 0 : difference / pooledError;
  return { difference, z, p: twoSidedP(z), interval: { low: difference - reach, high: difference + reach } };
}
