import { type Drawing, pick, redraw, release } from '../drawing.ts';
import { unionOf } from '../geometry.ts';
import { clamp, FARTHEST, isLine, type Line, place, type Shape } from '../shape.ts';

function movedLine(line: Line, dx: number, dy: number): Line {
  return {
    ...line,
    x: place(line.x + dx),
    y: place(line.y + dy),
    x2: place(line.x2 + dx),
    y2: place(line.y2 + dy),
  };
}

/**
 * The drawing with the named shapes elsewhere. A line that is moved lets go of boxes that are not; all other
 * lines follow their boxes.
 */
export function move(drawing: Drawing, ids: readonly string[], by: { x: number; y: number }): Drawing {
  const all = unionOf(pick(drawing, ids));
  if (!all) return drawing;
  // Held back as a whole at the edge of the world, so that shapes keep their places among each other.
  const dx = clamp(by.x, -FARTHEST - all.x, FARTHEST - all.x - all.w);
  const dy = clamp(by.y, -FARTHEST - all.y, FARTHEST - all.y - all.h);
  if (dx === 0 && dy === 0) return drawing;
  const moved = new Set(ids);
  let freed = false;
  const shapes = drawing.shapes.map((shape): Shape => {
    if (!moved.has(shape.id)) return shape;
    if (!isLine(shape)) return { ...shape, x: place(shape.x + dx), y: place(shape.y + dy) };
    const line = release(shape, (id) => moved.has(id));
    freed ||= line !== shape;
    return movedLine(line, dx, dy);
  });
  return redraw(drawing, shapes, freed ? undefined : moved);
}
