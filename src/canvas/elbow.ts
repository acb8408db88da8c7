import type { Point } from './geometry.ts';
import type { Line } from './shape.ts';

/** The corners of a line from its start to its end: two for a straight one, four for one in right angles. */
export function pathOf(line: Line): Point[] {
  const start = { x: line.x, y: line.y };
  const end = { x: line.x2, y: line.y2 };
  if (!line.elbow) return [start, end];
  if (line.elbow === 'x') {
    const x = (start.x + end.x) / 2;
    return [start, { x, y: start.y }, { x, y: end.y }, end];
  }
  const y = (start.y + end.y) / 2;
  return [start, { x: start.x, y }, { x: end.x, y }, end];
}

/** Where a line's label stands: the middle of its middle part. */
export function labelPoint(line: Line): Point {
  return { x: (line.x + line.x2) / 2, y: (line.y + line.y2) / 2 };
}

/** The way between two points in right angles that has the longer legs. */
export const wayOf = (from: Point, to: Point): 'x' | 'y' =>
  Math.abs(to.x - from.x) >= Math.abs(to.y - from.y) ? 'x' : 'y';
