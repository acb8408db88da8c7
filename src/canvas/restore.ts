import { z } from 'zod/mini';
import { type Drawing, EMPTY, redraw } from './drawing.ts';
import {
  type Box,
  clamp,
  isLine,
  LARGEST,
  place,
  round,
  type Shape,
  SMALLEST,
  shapeSchema,
} from './shape.ts';

/** Something that could not be understood, as it was found, and why. */
export interface Quarantined {
  record: unknown;
  reason: string;
}

export interface Restored {
  drawing: Drawing;
  quarantined: Quarantined[];
}

const frame = z.object({ shapes: z.array(z.unknown()) });

/** Numbers as fine and as far as the model holds them. */
function tidy(shape: Shape): Shape {
  const at = { x: place(shape.x), y: place(shape.y) };
  if (isLine(shape)) return { ...shape, ...at, x2: place(shape.x2), y2: place(shape.y2) };
  const side = (value: number) => round(clamp(value, SMALLEST, LARGEST));
  return { ...shape, ...at, w: side(shape.w), h: side(shape.h) } satisfies Box;
}

/**
 * A drawing from anything: storage, a content file, a message. Shapes that do not fit are set aside with the
 * reason, and the rest is as good as new: lines let go of boxes that are not there.
 */
export function restoreDrawing(found: unknown): Restored {
  const outer = z.safeParse(frame, found);
  if (!outer.success) return { drawing: EMPTY, quarantined: [{ record: found, reason: 'isn’t a drawing' }] };
  const shapes = new Map<string, Shape>();
  const quarantined: Quarantined[] = [];
  for (const record of outer.data.shapes) {
    const parsed = z.safeParse(shapeSchema, record);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      quarantined.push({
        record,
        reason: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'does not fit'}`,
      });
    } else if (shapes.has(parsed.data.id)) {
      quarantined.push({ record, reason: 'id: another shape has the same' });
    } else shapes.set(parsed.data.id, tidy(parsed.data));
  }
  return { drawing: redraw(EMPTY, [...shapes.values()]), quarantined };
}
