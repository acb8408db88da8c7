const FURTHEST = 37;
const SQRT_TWO_PI = 2.506628274631;
/** Where the series below stops being exact. */
const SERIES_END = 7.07106781186547;
const NUMERATOR = [
  3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
  221.213596169931, 220.206867912376,
];
const DENOMINATOR = [
  8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674,
  637.333633378831, 793.826512519948, 440.413735824752,
];

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0);

/** The share of a standard normal distribution above `z`, for `z` of at least 0. */
function upperTail(z: number): number {
  if (z > FURTHEST) return 0;
  const density = Math.exp((-z * z) / 2);
  if (z < SERIES_END) return (density * polynomial(NUMERATOR, z)) / polynomial(DENOMINATOR, z);
  return density / (z + 1 / (z + 2 / (z + 3 / (z + 4 / (z + 0.65))))) / SQRT_TWO_PI;
}

/**
 * The share of a standard normal distribution below `z`, to about 14 digits.
 * Source: Graeme West, Better approximations to cumulative normal functions, 2005, after Hart's algorithm 5666.
 */
export const normalCdf = (z: number): number => (z > 0 ? 1 - upperTail(z) : upperTail(-z));

/** How likely a standard normal value is at least as far from 0 as `z`, on either side. */
export const twoSidedP = (z: number): number => 2 * upperTail(Math.abs(z));

const STEPS = 80;

/** The value below which a share of a standard normal distribution lies; `share` between 0 and 1. */
export function normalQuantile(share: number): number {
  let [low, high] = [-FURTHEST, FURTHEST];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
