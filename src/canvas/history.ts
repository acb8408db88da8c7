import { byId, type Drawing } from './drawing.ts';
import type { CanvasState } from './state.ts';

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

interface Change {
  /** What is selected afterwards; left alone when not given. */
  selection?: readonly string[];
  /** Follows a change of the same name as part of one step. */
  merge?: string;
}

/** The state with another drawing, as one step that can be undone. The same drawing is no step. */
export function change(state: CanvasState, drawing: Drawing, { selection, merge }: Change = {}): CanvasState {
  const next = { ...state, selection: selection ?? state.selection };
  if (drawing === state.drawing) return pruned(next);
  const merged = merge !== undefined && merge === state.merging && state.past !== null;
  const past = merged ? state.past : { drawing: state.drawing, selection: state.selection, next: state.past };
  return pruned({ ...next, drawing, past, future: null, merging: merge ?? null });
}

/** Ends a run of changes that would be one step. */
export const settle = (state: CanvasState): CanvasState =>
  state.merging === null ? state : { ...state, merging: null };

export function undo(state: CanvasState): CanvasState {
  const { past, future, drawing, selection } = state;
  if (!past) return state;
  return pruned({
    ...state,
    drawing: past.drawing,
    selection: past.selection,
    past: past.next,
    future: { drawing, selection, next: future },
    merging: null,
    editing: null,
  });
}

export function redo(state: CanvasState): CanvasState {
  const { past, future, drawing, selection } = state;
  if (!future) return state;
  return pruned({
    ...state,
    drawing: future.drawing,
    selection: future.selection,
    future: future.next,
    past: { drawing, selection, next: past },
    merging: null,
    editing: null,
  });
}

/** The state with a drawing that came from elsewhere, a file or another tab; undo leads back. */
export const load = (state: CanvasState, drawing: Drawing): CanvasState => {
  // Ids of drawings from elsewhere may run ahead of ours.
  const nextId = Math.max(
    state.nextId,
    1 + Math.max(0, ...drawing.shapes.map(({ id }) => Number(/^s(\d{1,9})$/.exec(id)?.[1] ?? 0))),
  );
  return change({ ...state, gesture: null, guides: [], nextId }, drawing, { selection: [] });
};
