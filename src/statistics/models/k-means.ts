import { mean, sum } from '../summary.ts';
import type { Point } from './linear.ts';

/** One state of k-means: where the centers are, and to which of them each point belongs. */
export interface Clustering {
  centers: Point[];
  groups: number[];
  /** Sum of squared distances from the points to their centers. */
  inertia: number;
}

const distance = ([a, b]: Point, [c, d]: Point): number => (a - c) ** 2 + (b - d) ** 2;

function nearest(point: Point, centers: readonly Point[]): number {
  const distances = centers.map((center) => distance(point, center));
  return distances.indexOf(Math.min(...distances));
}

function state(points: readonly Point[], centers: Point[], groups: number[]): Clustering {
  const inertia = sum(points.map((point, index) => distance(point, centers[groups[index] ?? 0] ?? point)));
  return { centers, groups, inertia };
}

const assign = (points: readonly Point[], centers: Point[]): Clustering =>
  state(
    points,
    centers,
    points.map((point) => nearest(point, centers)),
  );

/** Each center to the mean of its points; one without points stays. */
function average(points: readonly Point[], { centers, groups }: Clustering): Clustering {
  const moved = centers.map((center, group): Point => {
    const own = points.filter((_, index) => groups[index] === group);
    return own.length === 0 ? center : [mean(own.map(([x]) => x)), mean(own.map(([, y]) => y))];
  });
  return state(points, moved, groups);
}

/** All states from the first assignment until nothing changes: assign, average, assign, … */
export function kMeans(points: readonly Point[], start: Point[]): Clustering[] {
  const states = [assign(points, start)];
  for (;;) {
    const last = states.at(-1);
    if (!last) return states;
    const averaged = average(points, last);
    const next = assign(points, averaged.centers);
    states.push(averaged);
    if (next.groups.every((group, index) => group === averaged.groups[index])) return states;
    states.push(next);
  }
}
