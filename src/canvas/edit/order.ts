import { type Drawing, pick, redraw } from '../drawing.ts';

/** The drawing with the named shapes above or below all others, in their own order. */
export function order(drawing: Drawing, ids: readonly string[], to: 'front' | 'back'): Drawing {
  const chosen = pick(drawing, ids);
  const wanted = new Set(ids);
  const others = drawing.shapes.filter(({ id }) => !wanted.has(id));
  return redraw(drawing, to === 'front' ? [...others, ...chosen] : [...chosen, ...others]);
}
