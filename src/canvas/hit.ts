import type { Drawing } from './drawing.ts';
import { pathOf } from './elbow.ts';
import { contains, distanceToPath, middle, type Point } from './geometry.ts';
import { type Box, isBox, isLine, type Shape } from './shape.ts';

function covers(box: Box, point: Point): boolean {
  if (box.type !== 'circle') return contains(box, point);
  const { x, y } = middle(box);
  return ((point.x - x) / (box.w / 2)) ** 2 + ((point.y - y) / (box.h / 2)) ** 2 <= 1;
}

const isAt = (shape: Shape, point: Point, tolerance: number) =>
  isLine(shape) ? distanceToPath(point, pathOf(shape)) <= tolerance : covers(shape, point);

/**
 * The topmost shape under a point.
 * @param tolerance how far from a line still counts as on it, in canvas units
 */
export function shapeAt({ shapes }: Drawing, point: Point, tolerance: number): Shape | undefined {
  return shapes.findLast((shape) => isAt(shape, point, tolerance));
}

/** The topmost shape under a point that is no line: what the eraser takes and what lines are joined to. */
export function boxAt({ shapes }: Drawing, point: Point): Box | undefined {
  return shapes.findLast((shape): shape is Box => isBox(shape) && covers(shape, point));
}
