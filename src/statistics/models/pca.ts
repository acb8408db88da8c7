import { covariance, mean, variance } from '../summary.ts';
import type { Point } from './linear.ts';

/** Points moved so that their means are zero. */
export function centered(points: readonly Point[]): Point[] {
  const [x, y] = [mean(points.map((point) => point[0])), mean(points.map((point) => point[1]))];
  return points.map((point) => [point[0] - x, point[1] - y]);
}

/** Variance along a direction, in degrees from the first axis, and its share of all there is. */
export function varianceAlong(points: readonly Point[], degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  const along = variance(points.map(([x, y]) => x * Math.cos(angle) + y * Math.sin(angle)));
  const all = variance(points.map(([x]) => x)) + variance(points.map(([, y]) => y));
  return { along, share: all === 0 ? 0 : along / all };
}

/** The direction with the most variance, from 0 to below 180 degrees. */
export function firstComponent(points: readonly Point[]): number {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const degrees = (Math.atan2(2 * covariance(xs, ys), variance(xs) - variance(ys)) * 90) / Math.PI;
  return (degrees + 180) % 180;
}
