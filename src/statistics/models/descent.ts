import { times } from '../summary.ts';
import type { Point } from './linear.ts';

/** The lesson’s bowl: loss with its lowest point at 1.1 and a curvature of 8. */
export const LOWEST = 1.1;
const CURVATURE = 8;
export const loss = (w: number): number => (CURVATURE / 2) * (w - LOWEST) ** 2;

/** Weights from 0 on, after each step. */
export function descend(rate: number, steps: number): number[] {
  let w = 0;
  return times(steps + 1, (step) => {
    if (step > 0) w -= rate * CURVATURE * (w - LOWEST);
    return w;
  });
}

/** The path in a bowl that is `ratio` times as steep along the second axis as along the first, at the best safe rate. */
export function descendBowl(ratio: number, steps: number): Point[] {
  let [x, y] = [-4, 1];
  const rate = 2 / (1 + ratio);
  return times(steps + 1, (step) => {
    if (step > 0) [x, y] = [x - rate * x, y - rate * ratio * y];
    return [x, y] as const;
  });
}

/** Steps until the distance has shrunk to a hundredth. */
export function stepsNeeded(ratio: number): number {
  const factor = (ratio - 1) / (ratio + 1);
  return factor === 0 ? 1 : Math.ceil(Math.log(0.01) / Math.log(factor));
}
