import { normalValue } from '../random.ts';
import { mean, times, variance } from '../summary.ts';
import { type Point, solve } from './linear.ts';

/** What there is to learn, over −1 to 1. */
export const truth = (x: number): number => Math.sin(2.6 * x) + 0.4 * x;

/** So many noisy observations of it. */
export const observe = (count: number, noise: number, random: () => number): Point[] =>
  times(count, (index) => {
    const x = -1 + (2 * (index + random())) / count;
    return [x, truth(x) + noise * normalValue(random)] as const;
  });

/** Chebyshev polynomials up to a degree: unlike plain powers they keep the equations solvable. */
function terms(x: number, degree: number): number[] {
  const values = [1, x];
  for (let power = 2; power <= degree; power++)
    values.push(2 * x * (values[power - 1] ?? 0) - (values[power - 2] ?? 0));
  return values.slice(0, degree + 1);
}

/** Enough to keep equations with more terms than points solvable. */
const TINY = 1e-7;

/** The polynomial of a degree that lies closest to the points. */
export function fitPolynomial(points: readonly Point[], degree: number): (x: number) => number {
  const rows = points.map(([x]) => terms(x, degree));
  const product = (i: number, j: number) =>
    rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0) + (i === j ? TINY : 0);
  const matrix = times(degree + 1, (i) => times(degree + 1, (j) => product(i, j)));
  const right = times(degree + 1, (i) =>
    rows.reduce((sum, row, index) => sum + (row[i] ?? 0) * (points[index]?.[1] ?? 0), 0),
  );
  const weights = solve(matrix, right);
  return (x) => terms(x, degree).reduce((sum, term, index) => sum + term * (weights[index] ?? 0), 0);
}

/** Squared bias and variance over the middle 90% of the range, from fits to so many samples. */
export function biasAndVariance(fits: readonly ((x: number) => number)[]) {
  const places = times(37, (index) => -0.9 + index * 0.05);
  const predictions = places.map((x) => fits.map((curve) => curve(x)));
  return {
    bias: mean(predictions.map((values, index) => (mean(values) - truth(places[index] ?? 0)) ** 2)),
    variance: mean(predictions.map((values) => variance(values))),
  };
}
