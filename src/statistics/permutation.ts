import { shuffled } from './random.ts';
import { mean } from './summary.ts';

/** Mean of the second group less that of the first. */
export const meanDifference = (first: readonly number[], second: readonly number[]): number =>
  mean(second) - mean(first);

/** Sums of the same numbers in another order differ by rounding. */
const SLACK = 1e-9;

/** Whether a difference is at least as far from 0 as the one that was seen. */
export const isAsExtreme = (difference: number, seen: number): boolean =>
  Math.abs(difference) >= Math.abs(seen) - SLACK;

/** Every choice of `count` places out of `from`. */
function* choices(from: number, count: number, start = 0): Generator<number[]> {
  if (count === 0) yield [];
  else
    for (let place = start; place <= from - count; place++)
      for (const rest of choices(from, count - 1, place + 1)) yield [place, ...rest];
}

/** All ways to divide the values into groups of the same sizes, and how many differ at least as much. */
export function exactPermutation(
  first: readonly number[],
  second: readonly number[],
): { divisions: number; asExtreme: number } {
  const all = [...first, ...second];
  const seen = meanDifference(first, second);
  let [divisions, asExtreme] = [0, 0];
  for (const chosen of choices(all.length, first.length)) {
    const inFirst = new Set(chosen);
    const other = all.filter((_, index) => !inFirst.has(index));
    const difference = meanDifference(
      chosen.map((index) => all[index] ?? 0),
      other,
    );
    divisions++;
    if (isAsExtreme(difference, seen)) asExtreme++;
  }
  return { divisions, asExtreme };
}

/** The differences of so many random divisions. */
export function permutedDifferences(
  first: readonly number[],
  second: readonly number[],
  count: number,
  random: () => number,
): number[] {
  const all = [...first, ...second];
  return Array.from({ length: count }, () => {
    const order = shuffled(all, random);
    return meanDifference(order.slice(0, first.length), order.slice(first.length));
  });
}
