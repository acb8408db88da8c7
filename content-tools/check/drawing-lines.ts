import { distanceToSegment, grown, type Point, type Rect } from '#canvas/geometry.ts';

/** A line as it is drawn: straight, or a curve as many short pieces. */
export type Way = readonly Point[];

/** Nearer to a box than this, a line looks as if it touched it. */
const CLEARANCE = 3;
/** Two lines that lie closer than this, for longer than this, look like one. */
const APART = 5;
const TOGETHER = 24;

/** Of a curve. */
const PIECES = 24;

/** The curve between two points as the pipeline canvas draws it: level at both ends. */
export function curve(a: Point, b: Point): Way {
  const middle = (a.x + b.x) / 2;
  return Array.from({ length: PIECES + 1 }, (_, index) => {
    const t = index / PIECES;
    const [first, second] = [3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t)];
    return {
      x: a.x * (1 - t) ** 3 + middle * (first + second) + b.x * t ** 3,
      y: a.y * ((1 - t) ** 3 + first) + b.y * (second + t ** 3),
    };
  });
}

const piecesOf = (way: Way) => way.slice(1).map((end, index) => [way[index] ?? end, end] as const);

/** Whether some of the way from `a` to `b` lies inside `rect`. */
function enters(a: Point, b: Point, rect: Rect): boolean {
  let [enter, leave] = [0, 1];
  for (const [start, delta, low, high] of [
    [a.x, b.x - a.x, rect.x, rect.x + rect.w],
    [a.y, b.y - a.y, rect.y, rect.y + rect.h],
  ] as const) {
    if (delta === 0) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [first, second] = [(low - start) / delta, (high - start) / delta];
    enter = Math.max(enter, Math.min(first, second));
    leave = Math.min(leave, Math.max(first, second));
  }
  return enter < leave;
}

/** Whether a line runs through a box or touches it. */
export function runsThrough(way: Way, box: Rect): boolean {
  const rect = grown(box, CLEARANCE);
  return piecesOf(way).some(([a, b]) => enters(a, b, rect));
}

/** Whether two pieces run the same way or against each other, within some five degrees. */
function parallel([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const turn = Math.atan2(b.y - a.y, b.x - a.x) - Math.atan2(d.y - c.y, d.x - c.x);
  return Math.abs(Math.sin(turn)) < 0.09;
}

/** How much of the way from `c` to `d` runs next to the way from `a` to `b`. */
function lengthBeside([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): number {
  const length = Math.hypot(d.x - c.x, d.y - c.y);
  const steps = Math.ceil(length);
  const at = (share: number) => ({ x: c.x + (d.x - c.x) * share, y: c.y + (d.y - c.y) * share });
  const near = Array.from({ length: steps }, (_, step) => at((step + 0.5) / steps));
  return (length * near.filter((point) => distanceToSegment(point, a, b) < APART).length) / (steps || 1);
}

/** Whether two lines lie on each other for some length, so that nobody can tell them apart. */
export function lieTogether(first: Way, second: Way): boolean {
  return piecesOf(first).some((one) =>
    piecesOf(second).some((other) => parallel(one, other) && lengthBeside(one, other) > TOGETHER),
  );
}
