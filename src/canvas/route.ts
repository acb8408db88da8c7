import { exit } from './border.ts';
import { wayOf } from './elbow.ts';
import { endsOf, middle, type Point } from './geometry.ts';
import { type Box, isLine, type Line, place, type Shape } from './shape.ts';

/** Between lines that join the same two boxes. */
const LANE = 18;

/** The offset of lane `index` of `count`, sideways from the straight way between two middles. */
const laneOffset = (index: number, count: number, room: number) =>
  (index - (count - 1) / 2) * Math.min(LANE, count > 1 ? room / (count - 1) : LANE);

function joined(line: Line, from: Box, to: Box, lane: number, lanes: number): Line {
  // Lanes are counted from one side whichever way their lines run, so that two ways do not meet.
  const [first, second] = from.id < to.id ? [from, to] : [to, from];
  const [p, q] = [middle(first), middle(second)];
  const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
  const room = Math.min(from.w, from.h, to.w, to.h) * 0.6;
  const offset = laneOffset(lane, lanes, room);
  if (line.elbow) return squared(line, from, to, offset);
  const shift = { x: (-(q.y - p.y) / length) * offset, y: ((q.x - p.x) / length) * offset };
  const shifted = (box: Box) => ({ x: middle(box).x + shift.x, y: middle(box).y + shift.y });
  const start = exit(from, shifted(from), shifted(to));
  const end = exit(to, shifted(to), shifted(from));
  return withEnds(line, start, end);
}

/** In right angles from the middle of one box's side to that of the other's, sideways by the lane. */
function squared(line: Line, from: Box, to: Box, offset: number): Line {
  const [p, q] = [middle(from), middle(to)];
  const elbow = wayOf(p, q);
  const far = {
    x: elbow === 'x' ? Math.sign(q.x - p.x) || 1 : 0,
    y: elbow === 'y' ? Math.sign(q.y - p.y) || 1 : 0,
  };
  const end = (box: Box, sign: 1 | -1) => {
    const at = middle(box);
    const origin = elbow === 'x' ? { x: at.x, y: at.y + offset } : { x: at.x + offset, y: at.y };
    return exit(box, origin, { x: origin.x + sign * far.x * box.w, y: origin.y + sign * far.y * box.h });
  };
  const next = withEnds(line, end(from, 1), end(to, -1));
  return next.elbow === elbow ? next : { ...next, elbow };
}

function withEnds(line: Line, start: Point, end: Point): Line {
  const next = { x: place(start.x), y: place(start.y), x2: place(end.x), y2: place(end.y) };
  const same = next.x === line.x && next.y === line.y && next.x2 === line.x2 && next.y2 === line.y2;
  return same ? line : { ...line, ...next };
}

const pairOf = (line: Line) =>
  line.from !== undefined && line.to !== undefined ? [line.from, line.to].sort().join('\n') : undefined;

/**
 * Moves the joined ends of lines to the borders of their boxes. Lines that already lie right are the same
 * objects as before.
 * @param moved ids of the boxes that changed; without it every joined line is looked at
 */
export function route(shapes: readonly Shape[], moved?: ReadonlySet<string>): readonly Shape[] {
  const boxes = new Map<string, Box>();
  const lanes = new Map<string, string[]>();
  for (const shape of shapes) {
    if (!isLine(shape)) boxes.set(shape.id, shape);
    else {
      const pair = pairOf(shape);
      if (pair) lanes.set(pair, [...(lanes.get(pair) ?? []), shape.id]);
    }
  }
  const touched = ({ from, to }: Line) =>
    !moved || (from !== undefined && moved.has(from)) || (to !== undefined && moved.has(to));
  let changed = false;
  const next = shapes.map((shape) => {
    if (!isLine(shape) || !touched(shape)) return shape;
    const line = routeOne(shape, boxes, lanes.get(pairOf(shape) ?? '') ?? []);
    changed ||= line !== shape;
    return line;
  });
  return changed ? next : shapes;
}

function routeOne(line: Line, boxes: ReadonlyMap<string, Box>, siblings: readonly string[]): Line {
  const [from, to] = [boxes.get(line.from ?? ''), boxes.get(line.to ?? '')];
  const [start, end] = endsOf(line);
  if (from && to) return joined(line, from, to, siblings.indexOf(line.id), siblings.length);
  if (from) return withEnds(line, exit(from, middle(from), end), end);
  if (to) return withEnds(line, start, exit(to, middle(to), start));
  return line;
}
