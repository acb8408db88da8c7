import { inWords } from '../describe.ts';
import { pick } from '../drawing.ts';
import { add, remove } from '../edit/add.ts';
import { copies } from '../edit/copy.ts';
import { unionOf } from '../geometry.ts';
import { withGroups } from '../groups.ts';
import { type Handle, handleAt } from '../handles.ts';
import { change, endMerge } from '../history.ts';
import { boxAt, shapeAt } from '../hit.ts';
import type { Shape } from '../shape.ts';
import { type CanvasState, idMaker, say } from '../state.ts';
import { type Input, REACH } from './gesture.ts';
import { cancel } from './release.ts';

const reachOf = ({ touch }: Input) => (touch ? REACH.touch : REACH.mouse);

function grab(state: CanvasState, handle: Handle, input: Input): CanvasState {
  const { drawing: base, selection: ids } = state;
  const common = { base, start: input.point };
  if (handle.kind === 'end')
    return { ...state, gesture: { type: 'end', ...common, id: handle.id, which: handle.which } };
  const from = unionOf(pick(base, ids));
  return from ? { ...state, gesture: { type: 'resize', ...common, ids, from, edge: handle.edge } } : state;
}

function pressShape(state: CanvasState, shape: Shape, input: Input): CanvasState {
  const { selection } = state;
  const selected = selection.includes(shape.id);
  const whole = withGroups(state.drawing, [shape.id]);
  if (input.shift) {
    const others = selection.filter((id) => !whole.includes(id));
    const next = selected ? others : [...others, ...whole];
    return say({ ...state, selection: next }, `${next.length} selected`);
  }
  const ids = selected ? selection : whole;
  const ready = say({ ...state, selection: ids }, `${inWords(state.drawing, shape)} selected`);
  if (state.readOnly) return ready;
  // Of several selected shapes, a click without a drag chooses the one.
  const narrow = selected && selection.length > whole.length ? shape.id : null;
  const { newId, used } = idMaker(state);
  if (!input.copy)
    return {
      ...ready,
      gesture: { type: 'move', base: state.drawing, start: input.point, ids, began: false, narrow },
    };
  const copied = copies(pick(state.drawing, ids), 0, newId);
  const base = add(state.drawing, copied);
  if (base === state.drawing) return ready;
  const copyIds = copied.map(({ id }) => id);
  const common = { base, start: input.point, ids: copyIds, began: false, narrow: null, copied: true };
  // One step of the history with the move that follows.
  return {
    ...change(ready, base, { selection: copyIds, merge: 'copy by dragging' }),
    ...used(),
    gesture: { type: 'move', ...common },
  };
}

function pressMove(state: CanvasState, input: Input): CanvasState {
  const handle = handleAt(state, input.point, reachOf(input));
  if (handle) return grab(state, handle, input);
  const shape = shapeAt(state.drawing, input.point, (reachOf(input) * 100) / state.view.zoom);
  if (shape) return pressShape(state, shape, input);
  const kept = input.shift ? state.selection : [];
  const gesture = {
    type: 'marquee',
    base: state.drawing,
    start: input.point,
    at: input.point,
    kept,
  } as const;
  return { ...state, selection: kept, gesture };
}

function erase(state: CanvasState, input: Input): CanvasState {
  const box = boxAt(state.drawing, input.point);
  if (!box) return state;
  return say(change(state, remove(state.drawing, [box.id])), `${inWords(state.drawing, box)} erased`);
}

/** What the selected tool begins to do where the pointer goes down. */
export function press(before: CanvasState, input: Input): CanvasState {
  const state = endMerge({ ...cancel(before), editing: null, joining: null });
  const { tool, drawing } = state;
  if (tool === 'move' || state.readOnly) return pressMove(state, input);
  if (tool === 'eraser') return erase(state, input);
  const lines = tool === 'line' || tool === 'arrow';
  // A box that has just been drawn can be resized at once, without another tool; lines begin where others end.
  const handle = lines ? undefined : handleAt(state, input.point, reachOf(input) / 2);
  if (handle) return grab(state, handle, input);
  const { newId, used } = idMaker(state);
  const common = { base: drawing, start: input.point, id: newId() };
  const gesture = lines
    ? ({ type: 'line', tool, ...common } as const)
    : ({ type: 'box', tool, began: false, ...common } as const);
  return { ...state, ...used(), selection: [], gesture };
}

/** Opens the text of the shape under a double click, whatever the tool. */
export function pressTwice(before: CanvasState, input: Input): CanvasState {
  const state = endMerge(cancel(before));
  const shape = shapeAt(state.drawing, input.point, (reachOf(input) * 100) / state.view.zoom);
  if (!shape || state.readOnly || state.tool === 'eraser') return state;
  return { ...state, selection: [shape.id], editing: shape.id };
}
