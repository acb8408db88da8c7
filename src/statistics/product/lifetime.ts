import { times } from '../summary.ts';

/** How a cohort of subscribers melts. */
export interface Melting {
  /** Shares lost in the first month and in a late one. */
  first: number;
  later: number;
}

/** How fast losses fall from the first month’s to a late one’s. */
const SETTLING = 0.55;

/** Share of a cohort that pays at the start of each month. */
export function survival({ first, later }: Melting, months: number): number[] {
  let left = 1;
  return times(months, (month) => {
    const now = left;
    left *= 1 - (later + (first - later) * SETTLING ** month);
    return now;
  });
}

/** Margin by month, added up, and the month in which it passes the cost of winning a subscriber. */
export function payback(shares: readonly number[], margin: number, cost: number) {
  let total = 0;
  const added = shares.map((share) => {
    total += share * margin;
    return total;
  });
  const month = added.findIndex((value) => value >= cost);
  return { value: total, added, month: month < 0 ? undefined : month + 1 };
}
