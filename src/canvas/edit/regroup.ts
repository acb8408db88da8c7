import { type Drawing, redraw } from '../drawing.ts';
import type { Shape } from '../shape.ts';

const without = (shape: Shape): Shape => {
  const { group: _, ...rest } = shape;
  return rest;
};

/** The drawing with the named shapes in a group of that name, or in none. A group that this leaves with one shape is none. */
export function regroup(drawing: Drawing, ids: readonly string[], group: string | undefined): Drawing {
  const named = new Set(ids);
  const changed = drawing.shapes.map((shape) =>
    !named.has(shape.id) ? shape : group ? { ...shape, group } : shape.group ? without(shape) : shape,
  );
  const sizes = new Map<string, number>();
  for (const shape of changed) if (shape.group) sizes.set(shape.group, (sizes.get(shape.group) ?? 0) + 1);
  const shapes = changed.map((shape) =>
    shape.group && sizes.get(shape.group) === 1 ? without(shape) : shape,
  );
  return redraw(drawing, shapes, new Set());
}
