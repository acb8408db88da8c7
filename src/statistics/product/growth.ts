import { times } from '../summary.ts';

/** Active users week by week if so many come and a share of them leaves. */
export function activeByWeek(start: number, inflow: number, churn: number, weeks: number): number[] {
  let active = start;
  return times(weeks + 1, (week) => {
    if (week > 0) active += inflow - churn * active;
    return active;
  });
}

/** Where that ends. */
export const steadyState = (inflow: number, churn: number): number => inflow / churn;

/** Weeks in which half of the way there is done. */
export const halfWay = (churn: number): number => (churn >= 1 ? 1 : Math.log(0.5) / Math.log(1 - churn));
