import { normalValue } from './random.ts';
import { mean, quantile, times } from './summary.ts';

export type Statistic = 'mean' | 'median' | 'p90' | 'maximum';

/** A number that describes a sample. */
export const STATISTICS: Record<Statistic, (values: readonly number[]) => number> = {
  mean,
  median: (values) => quantile(values, 0.5),
  p90: (values) => quantile(values, 0.9),
  maximum: (values) => Math.max(...values),
};

const TYPICAL_MINUTES = 25;
const SPREAD = 0.7;

/** Minutes of workouts: most are short, a few are long. */
export const drawMinutes = (count: number, random: () => number): number[] =>
  times(count, () => Math.round(10 * TYPICAL_MINUTES * Math.exp(SPREAD * normalValue(random))) / 10);

/** A sample of the sample, drawn with replacement. */
export const resample = (values: readonly number[], random: () => number): number[] =>
  values.map(() => values[Math.floor(random() * values.length)] ?? 0);

/** The statistic of so many resamples. */
export const bootstrap = (
  values: readonly number[],
  statistic: Statistic,
  count: number,
  random: () => number,
): number[] => times(count, () => STATISTICS[statistic](resample(values, random)));

/** The middle 95%. */
export const percentileInterval = (values: readonly number[]) => ({
  low: quantile(values, 0.025),
  high: quantile(values, 0.975),
});
