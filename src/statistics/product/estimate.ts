/** A factor of an estimate, and by how much it may be wrong either way: 2 is half to double. */
export interface Factor {
  guess: number;
  off: number;
  /** Whether one divides by it. */
  divides?: boolean;
}

/** The product of the guesses, and its range if errors are independent or all go one way. */
export function estimate(factors: readonly Factor[]) {
  const middle = factors.reduce(
    (product, { guess, divides }) => (divides ? product / guess : product * guess),
    1,
  );
  const logs = factors.map(({ off }) => Math.log(off));
  const likely = Math.exp(Math.hypot(...logs));
  const worst = Math.exp(logs.reduce((sum, log) => sum + log, 0));
  return { middle, likely, worst };
}
