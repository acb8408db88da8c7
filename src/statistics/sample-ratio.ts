import { twoSidedP } from './normal.ts';

/** A split that is less likely than this by chance means a broken assignment or a broken count. */
export const MISMATCH_P = 0.001;

/**
 * How likely a split as uneven as this one is, if users are assigned as planned. Chi-squared with one degree of freedom,
 * which is the square of a normal value.
 * @param share planned for the first group, between 0 and 1
 */
export function splitP(first: number, second: number, share = 0.5): { chiSquared: number; p: number } {
  const users = first + second;
  const expected = [users * share, users * (1 - share)] as const;
  const chiSquared = (first - expected[0]) ** 2 / expected[0] + (second - expected[1]) ** 2 / expected[1];
  return { chiSquared, p: twoSidedP(Math.sqrt(chiSquared)) };
}
