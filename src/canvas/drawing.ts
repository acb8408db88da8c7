import { route } from './route.ts';
import { isLine, type Line, type Shape } from './shape.ts';

/** What is drawn: shapes from the bottom up. Never changed in place; unchanged shapes are shared. */
export interface Drawing {
  readonly shapes: readonly Shape[];
}

export const EMPTY: Drawing = { shapes: [] };

const indexes = new WeakMap<readonly Shape[], ReadonlyMap<string, Shape>>();

/** The shapes of a drawing by id. */
export function byId({ shapes }: Drawing): ReadonlyMap<string, Shape> {
  const known = indexes.get(shapes);
  if (known) return known;
  const index = new Map(shapes.map((shape) => [shape.id, shape]));
  indexes.set(shapes, index);
  return index;
}

/** The shapes named by `ids`, in the drawing's order. */
export function pick(drawing: Drawing, ids: readonly string[]): Shape[] {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  return drawing.shapes.filter(({ id }) => wanted.has(id));
}

/**
 * The drawing with other shapes: lines let go of boxes that are gone, joined ends lie at their boxes.
 * @param moved ids of the boxes that changed where shapes are neither new nor gone
 */
export function redraw(drawing: Drawing, shapes: readonly Shape[], moved?: ReadonlySet<string>): Drawing {
  const routed = route(moved ? shapes : shapes.length === 0 ? shapes : released(shapes), moved);
  if (routed.length === 0) return EMPTY;
  const same =
    routed.length === drawing.shapes.length && routed.every((shape, at) => shape === drawing.shapes[at]);
  return same ? drawing : { shapes: routed };
}

/** Lines without the names of boxes that do not exist. */
function released(shapes: readonly Shape[]): readonly Shape[] {
  const boxes = new Set(shapes.filter((shape) => !isLine(shape)).map(({ id }) => id));
  return shapes.map((shape) => (isLine(shape) ? release(shape, (id) => boxes.has(id)) : shape));
}

/** The line joined only to boxes that `keep` names. */
export function release(line: Line, keep: (id: string) => boolean): Line {
  const { from, to, ...rest } = line;
  const keepsFrom = from !== undefined && keep(from);
  const keepsTo = to !== undefined && keep(to) && (!keepsFrom || to !== from);
  if (keepsFrom === (from !== undefined) && keepsTo === (to !== undefined)) return line;
  return { ...rest, ...(keepsFrom && { from }), ...(keepsTo && { to }) };
}
