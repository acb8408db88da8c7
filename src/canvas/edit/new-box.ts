import type { Point } from '../geometry.ts';
import { type Box, NEW_BOX, place } from '../shape.ts';
import { toGrid } from '../snap.ts';

/** A new box of the specified size with its middle at `point`. */
export function newBox(type: Box['type'], id: string, point: Point, snap: boolean): Box {
  const { w, h, text } = NEW_BOX[type];
  const at = (value: number) => place(snap ? toGrid(value) : value);
  return { id, type, x: at(point.x - w / 2), y: at(point.y - h / 2), w, h, text };
}
