import type { Point } from './geometry.ts';
import type { Box } from './shape.ts';

/** Between a box and the end of a line that is joined to it. */
export const GAP = 4;

/** The cloud's outline as `figure.ts` draws it, in parts of width and height. */
const CLOUD: readonly (readonly [Point, Point, Point, Point])[] = [
  [
    { x: 0.22, y: 1 },
    { x: -0.07, y: 1 },
    { x: -0.06, y: 0.5 },
    { x: 0.16, y: 0.46 },
  ],
  [
    { x: 0.16, y: 0.46 },
    { x: 0.14, y: 0.08 },
    { x: 0.46, y: -0.1 },
    { x: 0.58, y: 0.16 },
  ],
  [
    { x: 0.58, y: 0.16 },
    { x: 0.76, y: 0 },
    { x: 0.95, y: 0.2 },
    { x: 0.86, y: 0.44 },
  ],
  [
    { x: 0.86, y: 0.44 },
    { x: 1.06, y: 0.5 },
    { x: 1.04, y: 1 },
    { x: 0.8, y: 1 },
  ],
];
const CURVE_STEPS = 8;

function onCurve([a, b, c, d]: (typeof CLOUD)[number], t: number): Point {
  const u = 1 - t;
  const mix = (axis: 'x' | 'y') =>
    u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
  return { x: mix('x'), y: mix('y') };
}

const CLOUD_POINTS = [
  ...CLOUD.flatMap((curve) =>
    Array.from({ length: CURVE_STEPS }, (_, step) => onCurve(curve, step / CURVE_STEPS)),
  ),
  { x: 0.8, y: 1 },
];

/** How far the slanted ends of a load balancer reach into it. */
export const slantOf = (w: number): number => Math.min(18, w / 5);

/** The corners of a box whose outline is neither a rectangle nor an ellipse, relative to its middle. */
function cornersOf({ kind, w, h }: Box): Point[] | undefined {
  if (kind === 'cdn') return CLOUD_POINTS.map(({ x, y }) => ({ x: (x - 0.5) * w, y: (y - 0.5) * h }));
  if (kind !== 'load-balancer') return undefined;
  const flat = w / 2 - slantOf(w);
  const half = h / 2;
  return [
    { x: -flat, y: -half },
    { x: flat, y: -half },
    { x: w / 2, y: 0 },
    { x: flat, y: half },
    { x: -flat, y: half },
    { x: -w / 2, y: 0 },
  ];
}

/** How far along a ray its last crossing with the polygon lies; 0 where it never crosses. */
function alongPolygon(corners: readonly Point[], origin: Point, way: Point): number {
  let best = 0;
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % corners.length] ?? a;
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const cross = way.x * ey - way.y * ex;
    if (cross === 0) continue;
    const [ax, ay] = [a.x - origin.x, a.y - origin.y];
    const along = (ax * ey - ay * ex) / cross;
    const onEdge = (ax * way.y - ay * way.x) / cross;
    if (onEdge >= 0 && onEdge <= 1) best = Math.max(best, along);
  }
  return best;
}

function alongEllipse(origin: Point, way: Point, rx: number, ry: number): number {
  const a = (way.x / rx) ** 2 + (way.y / ry) ** 2;
  const b = 2 * ((origin.x * way.x) / rx ** 2 + (origin.y * way.y) / ry ** 2);
  const c = (origin.x / rx) ** 2 + (origin.y / ry) ** 2 - 1;
  return (-b + Math.sqrt(Math.max(0, b * b - 4 * a * c))) / (2 * a);
}

function alongRect(origin: Point, way: Point, rx: number, ry: number): number {
  const side = (offset: number, delta: number, radius: number) =>
    delta === 0 ? Infinity : (Math.sign(delta) * radius - offset) / delta;
  return Math.min(side(origin.x, way.x, rx), side(origin.y, way.y, ry));
}

/** Where the ray from `origin`, a point inside `box`, toward `target` passes the outline that is drawn, plus the gap. */
export function exit(box: Box, origin: Point, target: Point): Point {
  const way = { x: target.x - origin.x, y: target.y - origin.y };
  const length = Math.hypot(way.x, way.y);
  if (length === 0) return origin;
  const [halfWidth, halfHeight] = [box.w / 2, box.h / 2];
  const from = { x: origin.x - box.x - halfWidth, y: origin.y - box.y - halfHeight };
  const [rx, ry] = [halfWidth + GAP, halfHeight + GAP];
  const corners = cornersOf(box);
  const along = corners
    ? alongPolygon(corners, from, way) + GAP / length
    : box.type === 'circle'
      ? alongEllipse(from, way, rx, ry)
      : alongRect(from, way, rx, ry);
  // A target inside the box is not overshot.
  const part = Math.min(1, Math.max(0, along));
  return { x: origin.x + way.x * part, y: origin.y + way.y * part };
}
