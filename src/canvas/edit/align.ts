import { type Drawing, pick, redraw } from '../drawing.ts';
import { unionOf } from '../geometry.ts';
import { type Box, isBox, place, type Shape } from '../shape.ts';

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** Where a box of size `w` x `h` goes within the rectangle around all of them. */
const PLACES: Record<
  Alignment,
  (box: Box, all: { x: number; y: number; w: number; h: number }) => Partial<Box>
> = {
  left: (_, all) => ({ x: place(all.x) }),
  center: (box, all) => ({ x: place(all.x + (all.w - box.w) / 2) }),
  right: (box, all) => ({ x: place(all.x + all.w - box.w) }),
  top: (_, all) => ({ y: place(all.y) }),
  middle: (box, all) => ({ y: place(all.y + (all.h - box.h) / 2) }),
  bottom: (box, all) => ({ y: place(all.y + all.h - box.h) }),
};

const boxesOf = (drawing: Drawing, ids: readonly string[]) => pick(drawing, ids).filter(isBox);

function put(drawing: Drawing, changed: ReadonlyMap<string, Shape>): Drawing {
  const shapes = drawing.shapes.map((shape) => changed.get(shape.id) ?? shape);
  return redraw(drawing, shapes, new Set(changed.keys()));
}

/** The drawing with the named boxes in one line; lines follow. */
export function align(drawing: Drawing, ids: readonly string[], alignment: Alignment): Drawing {
  const boxes = boxesOf(drawing, ids);
  const all = unionOf(boxes);
  if (!all || boxes.length < 2) return drawing;
  return put(
    drawing,
    new Map(boxes.map((box) => [box.id, { ...box, ...PLACES[alignment](box, all) } as Box])),
  );
}

/** The drawing with equal gaps between the named boxes; the outermost stay. */
export function distribute(drawing: Drawing, ids: readonly string[], axis: 'x' | 'y'): Drawing {
  const size = axis === 'x' ? 'w' : 'h';
  const boxes = boxesOf(drawing, ids).sort((a, b) => a[axis] + a[size] / 2 - b[axis] - b[size] / 2);
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last || boxes.length < 3) return drawing;
  const filled = boxes.reduce((sum, box) => sum + box[size], 0);
  const gap = (last[axis] + last[size] - first[axis] - filled) / (boxes.length - 1);
  let at = first[axis];
  const changed = new Map<string, Shape>();
  for (const box of boxes) {
    if (box !== first && box !== last) changed.set(box.id, { ...box, [axis]: place(at) });
    at += box[size] + gap;
  }
  return put(drawing, changed);
}
