import { type Drawing, EMPTY, redraw } from './drawing.ts';
import { isLine } from './shape.ts';

/** Where each box stands in a picture from top to bottom, and how wide it is: `[x, y, w]` by its id. */
export type Places = Readonly<Record<string, readonly [x: number, y: number, w: number]>>;

/** The drawing with its boxes at other places; joined lines follow. A box without a place stays where it is. */
export function standing(drawing: Drawing, places: Places): Drawing {
  const shapes = drawing.shapes.map((shape) => {
    const place = places[shape.id];
    if (isLine(shape) || !place) return shape;
    const [x, y, w] = place;
    return { ...shape, x, y, w };
  });
  return redraw(EMPTY, shapes);
}
