import * as steps from '../base/history.ts';
import { merged } from '../base/merge.ts';
import { same } from '../base/same.ts';
import { byId, type Drawing, redraw } from './drawing.ts';
import { type CanvasState, firstFreeId, type Step } from './state.ts';

/** Only what exists can be selected, written in or joined. */
function pruned(state: CanvasState): CanvasState {
  const index = byId(state.drawing);
  const lives = (id: string | null) => id !== null && index.has(id);
  const selection = state.selection.every(lives) ? state.selection : state.selection.filter(lives);
  return {
    ...state,
    selection,
    editing: lives(state.editing) ? state.editing : null,
    joining: lives(state.joining) ? state.joining : null,
  };
}

const historyOf = ({ drawing, selection, past, future, merging }: CanvasState): steps.History<Step> => ({
  present: { drawing, selection },
  past,
  future,
  merging,
});

const withHistory = (state: CanvasState, { present, ...history }: steps.History<Step>): CanvasState =>
  pruned({ ...state, ...history, ...present });

interface Change {
  /** What is selected afterwards; left alone when not given. */
  selection?: readonly string[];
  /** Follows a change of the same name as part of one step. */
  merge?: string;
}

/** The state with another drawing, as one step that can be undone. The same drawing is no step. */
export function change(state: CanvasState, drawing: Drawing, { selection, merge }: Change = {}): CanvasState {
  const next = { drawing, selection: selection ?? state.selection };
  if (drawing === state.drawing) return pruned({ ...state, ...next });
  return withHistory(state, steps.change(historyOf(state), next, merge));
}

/** Ends a run of changes that would be one step. */
export const endMerge = (state: CanvasState): CanvasState =>
  state.merging === null ? state : { ...state, merging: null };

export const undo = (state: CanvasState): CanvasState =>
  steps.canUndo(state) ? withHistory({ ...state, editing: null }, steps.undo(historyOf(state))) : state;

export const redo = (state: CanvasState): CanvasState =>
  steps.canRedo(state) ? withHistory({ ...state, editing: null }, steps.redo(historyOf(state))) : state;

/**
 * The state after somebody else, on another tab or device, has changed the drawing. What was drawn here and not told to
 * them yet stays, and undo takes back only what was drawn here.
 * @param before the drawing as they had it
 * @param theirs what they made of it
 */
export function receive(state: CanvasState, before: Drawing, theirs: Drawing): CanvasState {
  const takeOver = ({ drawing, selection }: Step): Step => {
    const both = merged(before, drawing, theirs);
    return { drawing: both === theirs ? both : redraw(both, both.shapes), selection };
  };
  const history = steps.receive(historyOf(state), takeOver, (a, b) => same(a.drawing, b.drawing));
  // Ids of drawings from elsewhere may run ahead of ours.
  const nextId = Math.max(state.nextId, firstFreeId(theirs));
  return withHistory({ ...state, nextId }, history);
}

/** The state with another drawing, from a file, as one step. */
export const load = (state: CanvasState, drawing: Drawing): CanvasState => {
  // Ids of drawings from elsewhere may run ahead of ours.
  const nextId = Math.max(state.nextId, firstFreeId(drawing));
  return change({ ...state, gesture: null, guides: [], nextId }, drawing, { selection: [] });
};
