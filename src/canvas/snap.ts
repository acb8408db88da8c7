import { type Point, type Rect, unionOf } from './geometry.ts';
import { isBox, type Shape } from './shape.ts';

/** Shapes snap to a grid of this many canvas units. */
export const GRID = 10;
/** From this distance, in screen pixels, a shape lines up with another one. */
const REACH = 6;

/** A line on the canvas that shows with what a moved shape lines up. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

export const toGrid = (value: number): number => Math.round(value / GRID) * GRID + 0;
export const pointToGrid = ({ x, y }: Point): Point => ({ x: toGrid(x), y: toGrid(y) });

interface Pull {
  by: number;
  at: number;
  other: Rect;
}

const stops = (start: number, size: number) => [start, start + size / 2, start + size];

/** The smallest shift that puts an edge or the middle of `rect` on one of another box. */
function pull(rect: Rect, others: readonly Rect[], axis: 'x' | 'y', reach: number): Pull | undefined {
  const size = axis === 'x' ? 'w' : 'h';
  let best: Pull | undefined;
  for (const other of others) {
    for (const at of stops(other[axis], other[size])) {
      for (const own of stops(rect[axis], rect[size])) {
        const by = at - own;
        if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, at, other };
      }
    }
  }
  return best;
}

function guide({ at, other }: Pull, axis: 'x' | 'y', rect: Rect): Guide {
  const [cross, size] = axis === 'x' ? (['y', 'h'] as const) : (['x', 'w'] as const);
  const start = Math.min(other[cross], rect[cross]);
  return { axis, at, start, end: Math.max(other[cross] + other[size], rect[cross] + rect[size]) };
}

/**
 * How to shift moved shapes so that they line up: with another box where one is near, else with the grid.
 * @param rest shapes that stay where they are
 */
export function snapMove(
  moved: readonly Shape[],
  rest: readonly Shape[],
  by: Point,
  zoom: number,
): { by: Point; guides: Guide[] } {
  const all = unionOf(moved.filter(isBox)) ?? unionOf(moved);
  if (!all) return { by, guides: [] };
  const target = { ...all, x: all.x + by.x, y: all.y + by.y };
  const reach = (REACH * 100) / zoom;
  const others = rest.filter(isBox);
  const [x, y] = [pull(target, others, 'x', reach), pull(target, others, 'y', reach)];
  const shift = {
    x: x ? by.x + x.by : toGrid(target.x) - all.x,
    y: y ? by.y + y.by : toGrid(target.y) - all.y,
  };
  const landed = { ...all, x: all.x + shift.x, y: all.y + shift.y };
  return {
    by: shift,
    guides: [...(x ? [guide(x, 'x', landed)] : []), ...(y ? [guide(y, 'y', landed)] : [])],
  };
}
