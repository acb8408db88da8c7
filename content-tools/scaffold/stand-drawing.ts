import type { Drawing } from '#canvas/drawing.ts';
import { endsOf, grown, middle, overlaps, unionOf } from '#canvas/geometry.ts';
import { type Box, isBox, isLine, type Line } from '#canvas/shape.ts';
import { type Places, standing } from '#canvas/upright.ts';
import { checkDrawing } from '../check/check-drawing.ts';
import { textFits } from '../check/drawing-texts.ts';
import { NARROW } from '../compile/narrow-width.ts';

/** Boxes stand in the middle of columns and rows of half a box, so that what belongs together is aligned. */
const COLUMN = 64;
const ROW = 55;
const LEAST_WIDTH = 96;
/** Between two boxes. */
const GAP = 12;
/** Tries of one search, and searches from other beginnings. */
const TRIES = 9_000;
const SEARCHES = 4;
/** What a fault costs, in units of width. */
const FAULT = 400;
const WARMEST = 260;

type Random = () => number;

/** Mulberry32: the same places each time. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The narrowest that a box may be for its text. */
function narrowed(box: Box): number {
  for (let w = LEAST_WIDTH; w < box.w; w += 4) if (textFits({ ...box, w })) return w;
  return box.w;
}

interface Cell {
  column: number;
  row: number;
}

function crosses(first: Line, second: Line): boolean {
  const [[a, b], [c, d]] = [endsOf(first), endsOf(second)];
  const side = (p: typeof a, q: typeof a, r: typeof a) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** What is wrong with a drawing, and how far it is from one that reads from top to bottom. */
function costOf(drawing: Drawing, original: ReadonlyMap<string, Box>): number {
  const boxes = drawing.shapes.filter(isBox);
  const lines = drawing.shapes.filter(isLine);
  const { w, h } = unionOf(drawing.shapes) ?? { w: 0, h: 0 };
  let cost = Math.max(0, w - NARROW) * 4 + w * 0.1 + h * 0.25;
  checkDrawing(drawing, () => {
    cost += FAULT;
  });
  boxes.forEach((box, index) => {
    for (const other of boxes.slice(0, index)) if (overlaps(grown(box, GAP), other)) cost += FAULT;
  });
  lines.forEach((line, index) => {
    const [from, to] = [original.get(line.from ?? ''), original.get(line.to ?? '')];
    const [dx, dy] = [line.x2 - line.x, line.y2 - line.y];
    cost += Math.hypot(dx, dy) * 0.2 + (Math.abs(dx) > 2 && Math.abs(dy) > 2 ? 14 : 0);
    // What led to the right leads down.
    if (from && to && to.x > from.x + from.w / 2 && dy < 0) cost += 30 - dy * 0.5;
    for (const other of lines.slice(0, index)) if (crosses(line, other)) cost += 60;
  });
  return cost;
}

/**
 * Finds places at which a drawing reads from top to bottom and is narrow enough for a phone: it is turned, put on a
 * coarse grid, and its boxes change places as long as that cures faults or saves room (simulated annealing).
 * @param tries of each search
 * @returns the best places found, and how many faults they still have by the content check
 */
export function standDrawing(
  drawing: Drawing,
  tries = TRIES,
): { places: Places; faults: number; width: number } {
  const boxes = drawing.shapes.filter(isBox);
  const original = new Map(boxes.map((box) => [box.id, box]));
  const widths = new Map(boxes.map((box) => [box.id, narrowed(box)]));
  const placesOf = (cells: ReadonlyMap<string, Cell>): Places =>
    Object.fromEntries(
      boxes.map(({ id, h }) => {
        const { column, row } = cells.get(id) ?? { column: 0, row: 0 };
        const w = widths.get(id) ?? LEAST_WIDTH;
        return [id, [column * COLUMN - w / 2, row * ROW - Math.round(h / 2), w]] as const;
      }),
    );
  const weigh = (cells: ReadonlyMap<string, Cell>) => costOf(standing(drawing, placesOf(cells)), original);
  const columns = 6;
  let best: { cells: Map<string, Cell>; cost: number } | undefined;
  for (let seed = 1; seed <= SEARCHES; seed += 1) {
    const random = seeded(seed);
    const below = (most: number) => Math.floor(random() * most);
    const frame = unionOf(boxes) ?? { x: 0, y: 0, w: 1, h: 1 };
    const rows = Math.ceil(frame.w / 100) + 2;
    let cells = new Map(
      boxes.map((box) => {
        const { x, y } = middle(box);
        const column = Math.round(((y - frame.y) / frame.h) * (columns - 1));
        return [box.id, { column, row: Math.round(((x - frame.x) / frame.w) * rows) }];
      }),
    );
    let cost = weigh(cells);
    best ??= { cells, cost };
    const ids = boxes.map(({ id }) => id);
    for (let at = 0; at < tries; at += 1) {
      const next = new Map(cells);
      const id = ids[below(ids.length)] ?? '';
      const cell = cells.get(id) ?? { column: 0, row: 0 };
      const kind = random();
      if (kind < 0.2) {
        const other = ids[below(ids.length)] ?? id;
        next.set(id, cells.get(other) ?? cell).set(other, cell);
      } else if (kind < 0.3) {
        // Everything from one row on moves up or down.
        const by = random() < 0.5 ? -1 : 1;
        for (const [key, { column, row }] of cells)
          if (row >= cell.row) next.set(key, { column, row: row + by });
      } else {
        next.set(id, {
          column: Math.min(columns, Math.max(0, cell.column + below(5) - 2)),
          row: Math.max(0, cell.row + below(5) - 2),
        });
      }
      const nextCost = weigh(next);
      const warmth = WARMEST * (1 - at / tries) ** 2;
      if (nextCost <= cost || random() < Math.exp((cost - nextCost) / Math.max(1, warmth))) {
        cells = next;
        cost = nextCost;
        if (cost < best.cost) best = { cells, cost };
      }
    }
  }
  const places = best ? placesOf(best.cells) : {};
  const stood = standing(drawing, places);
  let faults = 0;
  checkDrawing(stood, () => {
    faults += 1;
  });
  return { places, faults, width: unionOf(stood.shapes)?.w ?? 0 };
}
