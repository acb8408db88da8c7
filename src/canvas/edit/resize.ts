import { type Drawing, pick, redraw } from '../drawing.ts';
import { type Rect, unionOf } from '../geometry.ts';
import { clamp, isLine, LARGEST, place, round, type Shape, SMALLEST } from '../shape.ts';

const side = (value: number) => round(clamp(value, SMALLEST, LARGEST));

/** The drawing with the named shapes fitted from the rectangle they fill now into `target`. */
export function resize(drawing: Drawing, ids: readonly string[], target: Rect): Drawing {
  const from = unionOf(pick(drawing, ids));
  if (!from) return drawing;
  const [sx, sy] = [from.w === 0 ? 1 : target.w / from.w, from.h === 0 ? 1 : target.h / from.h];
  const x = (value: number) => place(target.x + (value - from.x) * sx);
  const y = (value: number) => place(target.y + (value - from.y) * sy);
  const resized = new Set(ids);
  const shapes = drawing.shapes.map((shape): Shape => {
    if (!resized.has(shape.id)) return shape;
    if (isLine(shape)) return { ...shape, x: x(shape.x), y: y(shape.y), x2: x(shape.x2), y2: y(shape.y2) };
    return { ...shape, x: x(shape.x), y: y(shape.y), w: side(shape.w * sx), h: side(shape.h * sy) };
  });
  // Lines among them are looked at again as well: their joined ends belong to the boxes.
  return redraw(drawing, shapes);
}
