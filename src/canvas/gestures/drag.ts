import { byId, type Drawing, redraw } from '../drawing.ts';
import { replace } from '../edit/add.ts';
import { move } from '../edit/move.ts';
import { resize } from '../edit/resize.ts';
import { boundsOf, encloses, type Point, type Rect, rectBetween } from '../geometry.ts';
import { withGroups } from '../groups.ts';
import { boxAt } from '../hit.ts';
import { type Box, isLine, type Line, NEW_BOX, place, type Shape, SMALLEST } from '../shape.ts';
import { pointToGrid, snapMove } from '../snap.ts';
import type { CanvasState } from '../state.ts';
import { type Gesture, type Input, SLOP } from './gesture.ts';

type Of<T extends Gesture['type']> = Extract<Gesture, { type: T }>;

/** Whether the pointer has gone far enough to be a drag. */
export function isDrag(state: CanvasState, start: Point, { point, touch }: Input): boolean {
  const distance = Math.hypot(point.x - start.x, point.y - start.y);
  return (distance * state.view.zoom) / 100 >= (touch ? SLOP.touch : SLOP.mouse);
}

const snapped = (state: CanvasState, { point, free }: Input) =>
  state.snap && !free ? pointToGrid(point) : point;

function dragMove(state: CanvasState, gesture: Of<'move'>, input: Input): CanvasState {
  if (!gesture.began && !isDrag(state, gesture.start, input)) return state;
  const { base, ids, start } = gesture;
  const wish = { x: input.point.x - start.x, y: input.point.y - start.y };
  const moved = new Set(ids);
  const { by, guides } =
    state.snap && !input.free
      ? snapMove(
          base.shapes.filter(({ id }) => moved.has(id)),
          base.shapes.filter(({ id }) => !moved.has(id)),
          wish,
          state.view.zoom,
        )
      : { by: wish, guides: [] };
  return { ...state, drawing: move(base, ids, by), guides, gesture: { ...gesture, began: true } };
}

/** The rectangle with the sides moved that the handle holds; never turned inside out. */
function pulled({ from, edge }: Of<'resize'>, to: Point, proportional: boolean): Rect {
  let [left, top, right, bottom] = [from.x, from.y, from.x + from.w, from.y + from.h];
  if (edge.includes('w')) left = Math.min(to.x, right - SMALLEST);
  if (edge.includes('e')) right = Math.max(to.x, left + SMALLEST);
  if (edge.includes('n')) top = Math.min(to.y, bottom - SMALLEST);
  if (edge.includes('s')) bottom = Math.max(to.y, top + SMALLEST);
  if (proportional && edge.length === 2 && from.w > 0 && from.h > 0) {
    const scale = Math.max((right - left) / from.w, (bottom - top) / from.h);
    if (edge.includes('w')) left = right - from.w * scale;
    else right = left + from.w * scale;
    if (edge.includes('n')) top = bottom - from.h * scale;
    else bottom = top + from.h * scale;
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}

function dragEnd(state: CanvasState, gesture: Of<'end'>, input: Input): Drawing {
  const old = byId(gesture.base).get(gesture.id);
  if (!old || !isLine(old)) return gesture.base;
  const { from, to, ...line } = old;
  const box = boxAt(gesture.base, input.point);
  const { x, y } = snapped(state, input);
  const other = gesture.which === 'start' ? to : from;
  const joined = box && box.id !== other ? box.id : undefined;
  const ends =
    gesture.which === 'start'
      ? { x: place(x), y: place(y), ...(joined && { from: joined }), ...(to && { to }) }
      : { x2: place(x), y2: place(y), ...(from && { from }), ...(joined && { to: joined }) };
  return replace(gesture.base, { ...line, ...ends }, true);
}

/** A new box between the press and the pointer. */
function drawnBox(state: CanvasState, gesture: Of<'box'>, input: Input): Box {
  const start = state.snap && !input.free ? pointToGrid(gesture.start) : gesture.start;
  const end = snapped(state, input);
  const size = Math.max(Math.abs(end.x - start.x), Math.abs(end.y - start.y));
  const square = {
    x: start.x + Math.sign(end.x - start.x) * size,
    y: start.y + Math.sign(end.y - start.y) * size,
  };
  const { x, y, w, h } = rectBetween(start, input.shift ? square : end);
  const { id, tool } = gesture;
  return {
    id,
    type: tool,
    x: place(x),
    y: place(y),
    w: place(Math.max(SMALLEST, w)),
    h: place(Math.max(SMALLEST, h)),
    text: NEW_BOX[tool].text,
  };
}

/** A new line from the press to the pointer, joined to the boxes at its ends. */
export function drawnLine(state: CanvasState, gesture: Of<'line'>, input: Input): Line {
  const [from, to] = [boxAt(gesture.base, gesture.start), boxAt(gesture.base, input.point)];
  const start = state.snap && !input.free ? pointToGrid(gesture.start) : gesture.start;
  const end = snapped(state, input);
  const apart = from?.id !== to?.id;
  return {
    id: gesture.id,
    type: gesture.tool,
    x: place(start.x),
    y: place(start.y),
    w: 0,
    h: 0,
    x2: place(end.x),
    y2: place(end.y),
    text: '',
    ...(from && apart && { from: from.id }),
    ...(to && apart && { to: to.id }),
  };
}

const above = (base: Drawing, shape: Shape) => redraw(base, [...base.shapes, shape]);

function dragMarquee(state: CanvasState, gesture: Of<'marquee'>, { point }: Input): CanvasState {
  const area = rectBetween(gesture.start, point);
  const inside = state.drawing.shapes.filter((shape) => encloses(area, boundsOf(shape))).map(({ id }) => id);
  const selection = withGroups(state.drawing, [...new Set([...gesture.kept, ...inside])]);
  return { ...state, selection, gesture: { ...gesture, at: point } };
}

/** What the pointer's way so far makes of the drawing. Nothing is a step of the history before the release. */
export function drag(state: CanvasState, input: Input): CanvasState {
  const { gesture } = state;
  if (!gesture) return state;
  switch (gesture.type) {
    case 'move':
      return dragMove(state, gesture, input);
    case 'resize': {
      const target = pulled(gesture, snapped(state, input), input.shift);
      return { ...state, drawing: resize(gesture.base, gesture.ids, target) };
    }
    case 'end':
      return { ...state, drawing: dragEnd(state, gesture, input) };
    case 'box': {
      if (!gesture.began && !isDrag(state, gesture.start, input)) return state;
      const drawing = above(gesture.base, drawnBox(state, gesture, input));
      return { ...state, drawing, gesture: { ...gesture, began: true } };
    }
    case 'line': {
      if (!isDrag(state, gesture.start, input)) return { ...state, drawing: gesture.base };
      return { ...state, drawing: above(gesture.base, drawnLine(state, gesture, input)) };
    }
    case 'marquee':
      return dragMarquee(state, gesture, input);
  }
}
