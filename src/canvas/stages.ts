import type { Drawing } from './drawing.ts';
import { isLine } from './shape.ts';

/** A step in which a design grows: the ids of the boxes it adds. */
export interface Stage {
  adds: readonly string[];
}

/**
 * The drawing as it stands after stage `index` (from 0): the boxes of all stages so far and the lines between them. Lines that join
 * nothing belong to the whole.
 */
export function drawingAt(drawing: Drawing, stages: readonly Stage[], index: number): Drawing {
  const shown = new Set(stages.slice(0, index + 1).flatMap(({ adds }) => adds));
  const isWhole = index >= stages.length - 1;
  const isThere = (id: string | undefined) => id !== undefined && shown.has(id);
  return {
    ...drawing,
    shapes: drawing.shapes.filter((shape) =>
      isLine(shape) ? isWhole || (isThere(shape.from) && isThere(shape.to)) : isWhole || shown.has(shape.id),
    ),
  };
}
