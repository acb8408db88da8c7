import { isLine, type Line, type Shape } from './shape.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  w: number;
  h: number;
}

export const middle = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 });

/** The smallest rectangle with both points on its border. */
export function rectBetween(a: Point, b: Point): Rect {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: Math.abs(a.x - b.x), h: Math.abs(a.y - b.y) };
}

export const endsOf = (line: Line): [Point, Point] => [
  { x: line.x, y: line.y },
  { x: line.x2, y: line.y2 },
];

export function boundsOf(shape: Shape): Rect {
  return isLine(shape) ? rectBetween(...endsOf(shape)) : { x: shape.x, y: shape.y, w: shape.w, h: shape.h };
}

/** The smallest rectangle around all of `shapes`; null for none. */
export function unionOf(shapes: readonly Shape[]): Rect | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const shape of shapes) {
    const { x, y, w, h } = boundsOf(shape);
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + w);
    bottom = Math.max(bottom, y + h);
  }
  return shapes.length > 0 ? { x: left, y: top, w: right - left, h: bottom - top } : null;
}

export const contains = (rect: Rect, { x, y }: Point): boolean =>
  x >= rect.x && x <= rect.x + rect.w && y >= rect.y && y <= rect.y + rect.h;

export const encloses = (outer: Rect, inner: Rect): boolean =>
  contains(outer, inner) && contains(outer, { x: inner.x + inner.w, y: inner.y + inner.h });

export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

export const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

/** How far `point` is from the nearest point of the segment from `a` to `b`. */
export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - a.x - at * dx, point.y - a.y - at * dy);
}

/** How far `point` is from the nearest point of a line through `corners`. */
export function distanceToPath(point: Point, corners: readonly Point[]): number {
  let nearest = Infinity;
  for (const [index, b] of corners.entries()) {
    const a = corners[index - 1];
    if (a) nearest = Math.min(nearest, distanceToSegment(point, a, b));
  }
  return nearest;
}
