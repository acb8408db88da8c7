import { mean } from '../summary.ts';

/** One-step forecasts: each new value moves the level by a share of the surprise. The first forecast is the first value. */
export function smooth(values: readonly number[], share: number): number[] {
  let level = values[0] ?? 0;
  return values.map((value) => {
    const forecast = level;
    level += share * (value - level);
    return forecast;
  });
}

/** The mean absolute error of forecasts, without the first ones that had nothing to go by. */
export const forecastError = (
  values: readonly number[],
  forecasts: readonly number[],
  from: number,
): number => mean(values.map((value, index) => Math.abs(value - (forecasts[index] ?? 0))).slice(from));

/** Each value by the one a season before. */
export const seasonalNaive = (values: readonly number[], season: number): number[] =>
  values.map((value, index) => values[index - season] ?? value);
