import { amount } from '#base/amount.ts';
import { canRedo, canUndo } from '#base/history.ts';
import { byId, EMPTY, pick } from '../drawing.ts';
import { add, remove } from '../edit/add.ts';
import { copies } from '../edit/copy.ts';
import { setText } from '../edit/text.ts';
import { groupOf } from '../groups.ts';
import { change, endMerge, redo, undo } from '../history.ts';
import { isLine, type Shape } from '../shape.ts';
import { GRID } from '../snap.ts';
import { type CanvasState, idMaker, say } from '../state.ts';
import { type Command, command, hasSelection } from './command.ts';

const count = (shapes: readonly unknown[]) => amount(shapes.length, 'shape');

function deleteSelected(state: CanvasState): CanvasState {
  const next = change(state, remove(state.drawing, state.selection), { selection: [] });
  return say(next, `${count(state.selection)} deleted`);
}

function addCopies(state: CanvasState, shapes: readonly Shape[], shift: number, said: string): CanvasState {
  const { newId, used } = idMaker(state);
  const copied = copies(shapes, shift, newId);
  const drawing = add(state.drawing, copied);
  if (drawing === state.drawing) return say(state, 'No room for more shapes');
  const next = change({ ...state, ...used() }, drawing, { selection: copied.map(({ id }) => id) });
  return say(next, `${count(copied)} ${said}`);
}

const duplicate = (state: CanvasState) =>
  addCopies(state, pick(state.drawing, state.selection), 2 * GRID, 'duplicated');

function copy(state: CanvasState): CanvasState {
  const clipboard = pick(state.drawing, state.selection);
  return say({ ...state, clipboard, pasted: 0 }, `${count(clipboard)} copied`);
}

function paste(state: CanvasState): CanvasState {
  const pasted = state.pasted + 1;
  return addCopies({ ...state, pasted }, state.clipboard, pasted * 2 * GRID, 'pasted');
}

/** Opens the text of the one selected shape; of a group, that of the shape that was chosen. */
const edit = (state: CanvasState): CanvasState => ({
  ...endMerge(state),
  editing: state.selection.at(-1) ?? null,
});

/** The state with the text that is being written; everything written in one go is one step to undo. */
export function write(state: CanvasState, text: string): CanvasState {
  const { editing } = state;
  if (!editing) return state;
  return change(state, setText(state.drawing, editing, text), { merge: `text of ${editing}` });
}

/** Ends writing. A free text without a letter could not be seen any more, so it goes. */
export function endWriting(state: CanvasState): CanvasState {
  const { editing } = state;
  if (!editing) return state;
  const shape = byId(state.drawing).get(editing);
  const gone = shape && !isLine(shape) && shape.type === 'text' && shape.text.trim() === '';
  const merge = `text of ${editing}`;
  const next = gone ? change(state, remove(state.drawing, [editing]), { merge }) : state;
  return { ...endMerge(next), editing: null };
}

export const editCommands: Command[] = [
  command({
    id: 'undo',
    label: 'Undo',
    group: 'Edit',
    keys: ['Mod+z'],
    enabled: canUndo,
    perform: (state) => say(undo(state), 'Undone'),
  }),
  command({
    id: 'redo',
    label: 'Redo',
    group: 'Edit',
    keys: ['Mod+Shift+z', 'Mod+y'],
    enabled: canRedo,
    perform: (state) => say(redo(state), 'Redone'),
  }),
  command({
    id: 'edit-text',
    label: 'Edit text',
    group: 'Edit',
    keys: ['Enter', 'F2'],
    enabled: ({ drawing, selection }) =>
      selection.length === 1 || groupOf(pick(drawing, selection)) !== undefined,
    perform: edit,
  }),
  command({
    id: 'delete',
    label: 'Delete',
    group: 'Edit',
    keys: ['Delete', 'Backspace'],
    enabled: hasSelection,
    perform: deleteSelected,
  }),
  command({
    id: 'duplicate',
    label: 'Duplicate',
    group: 'Edit',
    keys: ['Mod+d'],
    enabled: hasSelection,
    perform: duplicate,
  }),
  command({
    id: 'copy',
    label: 'Copy',
    group: 'Edit',
    keys: ['Mod+c'],
    edits: false,
    enabled: hasSelection,
    perform: copy,
  }),
  command({
    id: 'cut',
    label: 'Cut',
    group: 'Edit',
    keys: ['Mod+x'],
    enabled: hasSelection,
    perform: (state) => deleteSelected(copy(state)),
  }),
  command({
    id: 'paste',
    label: 'Paste',
    group: 'Edit',
    keys: ['Mod+v'],
    enabled: ({ clipboard }) => clipboard.length > 0,
    perform: paste,
  }),
  command({
    id: 'clear',
    label: 'Clear the canvas',
    group: 'Edit',
    enabled: ({ drawing }) => drawing.shapes.length > 0,
    perform: (state) => say(change(state, EMPTY, { selection: [] }), 'Canvas cleared'),
  }),
];
