/** Adds up. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The mean; 0 of nothing. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sum(values) / values.length;

/** How two lists vary together, with n − 1; 0 for fewer than two. */
export function covariance(xs: readonly number[], ys: readonly number[]): number {
  if (xs.length < 2) return 0;
  const [x, y] = [mean(xs), mean(ys)];
  return sum(xs.map((value, index) => (value - x) * ((ys[index] ?? y) - y))) / (xs.length - 1);
}

/** The variance of a sample, with n − 1. */
export const variance = (values: readonly number[]): number => covariance(values, values);

/** The standard deviation of a sample. */
export const deviation = (values: readonly number[]): number => Math.sqrt(variance(values));

/** The value below which a share of the values lies, between neighbors on a line; 0 of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** So many values of a function. */
export const times = <T>(count: number, value: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => value(index));
