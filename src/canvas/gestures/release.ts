import { inWords } from '../describe.ts';
import { byId } from '../drawing.ts';
import { add } from '../edit/add.ts';
import { newBox } from '../edit/new-box.ts';
import { withGroups } from '../groups.ts';
import { change, undo } from '../history.ts';
import { MOST_SHAPES } from '../shape.ts';
import { type CanvasState, say } from '../state.ts';
import { drag } from './drag.ts';
import type { Gesture, Input } from './gesture.ts';

/** The state with the gesture over and what it made as one step of the history. */
function finish(state: CanvasState, gesture: Gesture, selection = state.selection): CanvasState {
  const { drawing } = state;
  if (drawing.shapes.length > MOST_SHAPES) return cancel(state);
  const ended = { ...state, gesture: null, guides: [], drawing: gesture.base };
  return change(ended, drawing, { selection, merge: state.merging ?? undefined });
}

const SAID: Partial<Record<Gesture['type'], string>> = {
  move: 'moved',
  resize: 'resized',
  end: 'reconnected',
  box: 'added',
  line: 'added',
};

/** Ends the gesture where the pointer goes up. */
export function release(before: CanvasState, input: Input): CanvasState {
  const state = drag(before, input);
  const { gesture } = state;
  if (!gesture) return state;
  if (gesture.type === 'marquee') {
    const { length } = state.selection;
    const ended = { ...state, gesture: null };
    return length > 0 ? say(ended, `${length} selected`) : ended;
  }
  if (gesture.type === 'move' && gesture.copied && !gesture.began) return undo({ ...state, gesture: null });
  if (gesture.type === 'move' && !gesture.began)
    return {
      ...state,
      gesture: null,
      selection: gesture.narrow ? withGroups(state.drawing, [gesture.narrow]) : state.selection,
    };
  let drawn = state;
  if (gesture.type === 'box' && !gesture.began) {
    const snap = state.snap && !input.free;
    drawn = { ...state, drawing: add(gesture.base, [newBox(gesture.tool, gesture.id, gesture.start, snap)]) };
  }
  const isNew = gesture.type === 'box' || gesture.type === 'line';
  const ended = finish(drawn, gesture, isNew ? [gesture.id] : undefined);
  if (ended.drawing === gesture.base) return ended;
  const shape = byId(ended.drawing).get(ended.selection[0] ?? '');
  if (!shape) return ended;
  // Whoever places a text has words for it.
  const editing = gesture.type === 'box' && gesture.tool === 'text' ? shape.id : null;
  return say({ ...ended, editing }, `${inWords(ended.drawing, shape)} ${SAID[gesture.type] ?? ''}`);
}

/** Takes back what the gesture has done so far. */
export function cancel(state: CanvasState): CanvasState {
  const { gesture } = state;
  return gesture
    ? {
        ...state,
        drawing: gesture.base,
        gesture: null,
        guides: [],
        selection: state.selection.filter((id) => byId(gesture.base).has(id)),
      }
    : state;
}

/** Ends the gesture as far as it has come, as something changes the drawing under it. */
export function settle(state: CanvasState): CanvasState {
  const { gesture } = state;
  return gesture && state.drawing !== gesture.base ? finish(state, gesture) : cancel(state);
}
