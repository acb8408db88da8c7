import { byId, pick } from './drawing.ts';
import { grown, type Point, type Rect, unionOf } from './geometry.ts';
import { EDGES, type Edge } from './gestures/gesture.ts';
import { isLine } from './shape.ts';
import type { CanvasState } from './state.ts';

export type Handle =
  | { kind: 'edge'; edge: Edge; at: Point }
  | { kind: 'end'; id: string; which: 'start' | 'end'; at: Point };

/** Between the selection and its frame, in canvas units at 100%. */
const FRAME_GAP = 4;
/** Side handles need room beside those of the corners. */
const SIDES_FROM = 44;

/** The frame around what is selected, or null where there is none or only one line. */
export function frameOf(state: CanvasState): Rect | null {
  const shapes = pick(state.drawing, state.selection);
  const only = shapes.length === 1 ? shapes[0] : undefined;
  if (only && isLine(only)) return null;
  const all = unionOf(shapes);
  return all && grown(all, (FRAME_GAP * 100) / state.view.zoom);
}

function edgeHandles(frame: Rect, zoom: number): Handle[] {
  const at = (edge: Edge): Point => ({
    x: edge.includes('w') ? frame.x : edge.includes('e') ? frame.x + frame.w : frame.x + frame.w / 2,
    y: edge.includes('n') ? frame.y : edge.includes('s') ? frame.y + frame.h : frame.y + frame.h / 2,
  });
  const wide = (frame.w * zoom) / 100 >= SIDES_FROM;
  const high = (frame.h * zoom) / 100 >= SIDES_FROM;
  return EDGES.filter((edge) => edge.length === 2 || (edge === 'n' || edge === 's' ? wide : high)).map(
    (edge) => ({ kind: 'edge', edge, at: at(edge) }),
  );
}

/** What can be taken hold of: the frame's corners and sides, or the ends of the one line that is selected. */
export function handlesOf(state: CanvasState): Handle[] {
  if (state.readOnly || state.editing || state.tool === 'eraser') return [];
  const frame = frameOf(state);
  if (frame) return edgeHandles(frame, state.view.zoom);
  const line = byId(state.drawing).get(state.selection[0] ?? '');
  if (!line || !isLine(line)) return [];
  return [
    { kind: 'end', id: line.id, which: 'start', at: { x: line.x, y: line.y } },
    { kind: 'end', id: line.id, which: 'end', at: { x: line.x2, y: line.y2 } },
  ];
}

/**
 * The handle at a point.
 * @param reach how near counts, in screen pixels; more for a finger than for a mouse
 */
export function handleAt(state: CanvasState, point: Point, reach: number): Handle | undefined {
  const near = (reach * 100) / state.view.zoom;
  return handlesOf(state).findLast(
    ({ at }) => Math.abs(at.x - point.x) <= near && Math.abs(at.y - point.y) <= near,
  );
}
