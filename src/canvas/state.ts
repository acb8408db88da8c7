import type { History } from '../base/history.ts';
import { byId, type Drawing, EMPTY } from './drawing.ts';
import type { Gesture } from './gestures/gesture.ts';
import type { Shape } from './shape.ts';
import type { Guide } from './snap.ts';
import { INITIAL_VIEW, type View } from './view.ts';

export const TOOLS = ['move', 'rect', 'circle', 'line', 'arrow', 'text', 'eraser'] as const;
export type Tool = (typeof TOOLS)[number];

/** What a step of the history restores: the drawing, and what was selected on it. */
export interface Step {
  readonly drawing: Drawing;
  readonly selection: readonly string[];
}

/** Everything the canvas knows. Never changed in place. */
export interface CanvasState {
  readonly drawing: Drawing;
  readonly past: History<Step>['past'];
  readonly future: History<Step>['future'];
  /** Changes that follow each other under the same name are one step of the history. */
  readonly merging: History<Step>['merging'];
  /** Ids, in the order of selection. */
  readonly selection: readonly string[];
  readonly tool: Tool;
  readonly view: View;
  readonly snap: boolean;
  readonly readOnly: boolean;
  readonly clipboard: readonly Shape[];
  /** How often the clipboard has been pasted; every copy lands a little further. */
  readonly pasted: number;
  /** The box from which a line is being joined by keyboard. */
  readonly joining: string | null;
  readonly gesture: Gesture | null;
  readonly guides: readonly Guide[];
  /** The shape whose text is being written. */
  readonly editing: string | null;
  /** What is said aloud; `count` tells two equal messages apart. */
  readonly message: { readonly text: string; readonly count: number };
  readonly nextId: number;
}

/** A canvas at rest with `drawing` on it and nothing to undo. */
export function canvasState(drawing: Drawing = EMPTY, readOnly = false): CanvasState {
  return {
    drawing,
    past: [],
    future: [],
    merging: null,
    selection: [],
    tool: 'move',
    view: INITIAL_VIEW,
    snap: true,
    readOnly,
    clipboard: [],
    pasted: 0,
    joining: null,
    gesture: null,
    guides: [],
    editing: null,
    message: { text: '', count: 0 },
    nextId: firstFreeId(drawing),
  };
}

/** Shapes drawn here, and groups, are called `s1`, `s2` and so on. */
export function firstFreeId({ shapes }: Drawing): number {
  const numberOf = (id = '') => Number(/^s(\d{1,9})$/.exec(id)?.[1] ?? 0);
  return 1 + Math.max(0, ...shapes.map(({ id, group }) => Math.max(numberOf(id), numberOf(group))));
}

/** A maker of ids that no shape of the state has, and the state that remembers them. */
export function idMaker(state: CanvasState): { newId: () => string; used: () => { nextId: number } } {
  let { nextId } = state;
  const index = byId(state.drawing);
  const newId = (): string => {
    const id = `s${nextId}`;
    nextId += 1;
    return index.has(id) ? newId() : id;
  };
  return { newId, used: () => ({ nextId }) };
}

/** The state with something to say to those who listen. */
export const say = (state: CanvasState, text: string): CanvasState => ({
  ...state,
  message: { text, count: state.message.count + 1 },
});
