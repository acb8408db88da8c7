import { type Drawing, redraw } from '../drawing.ts';
import { MOST_SHAPES, type Shape } from '../shape.ts';

/** The drawing with `added` on top; unchanged where it would grow beyond the limit. */
export function add(drawing: Drawing, added: readonly Shape[]): Drawing {
  if (added.length === 0 || drawing.shapes.length + added.length > MOST_SHAPES) return drawing;
  return redraw(drawing, [...drawing.shapes, ...added]);
}

/** The drawing without the shapes named; lines that were joined to them stay where they are. */
export function remove(drawing: Drawing, ids: readonly string[]): Drawing {
  const gone = new Set(ids);
  const left = drawing.shapes.filter(({ id }) => !gone.has(id));
  return left.length === drawing.shapes.length ? drawing : redraw(drawing, left);
}

/** The drawing with one shape in another's place. `joined` says that the ends of lines may have changed too. */
export function replace(drawing: Drawing, shape: Shape, joined = false): Drawing {
  const shapes = drawing.shapes.map((old) => (old.id === shape.id ? shape : old));
  return redraw(drawing, shapes, joined ? undefined : new Set([shape.id]));
}
