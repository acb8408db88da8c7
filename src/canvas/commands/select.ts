import { outline } from '../describe.ts';
import { byId } from '../drawing.ts';
import { boundsOf, middle, type Point } from '../geometry.ts';
import { cancel } from '../gestures/release.ts';
import { withGroups } from '../groups.ts';
import { endMerge } from '../history.ts';
import { isBox } from '../shape.ts';
import { type CanvasState, say } from '../state.ts';
import { centerOf, reveal } from '../view.ts';
import { type Command, command, hasSelection } from './command.ts';

/** The state with one shape selected, seen and said. */
export function selectOne(state: CanvasState, id: string): CanvasState {
  const shape = byId(state.drawing).get(id);
  if (!shape) return state;
  const all = outline(state.drawing);
  const at = all.findIndex((entry) => entry.id === id);
  const view = reveal(state.view, boundsOf(shape));
  // Its group comes along, with the shape itself last: that is where Tab goes on.
  const next = { ...endMerge(state), selection: withGroups(state.drawing, [id]), view };
  return say(next, `${all[at]?.text}, ${at + 1} of ${all.length}`);
}

/** Adds a shape to what is selected, or takes it out. */
export function toggleSelected(state: CanvasState, id: string): CanvasState {
  if (!byId(state.drawing).has(id)) return state;
  const selected = state.selection.includes(id);
  const selection = selected ? state.selection.filter((other) => other !== id) : [...state.selection, id];
  return say({ ...endMerge(state), selection }, `${selection.length} selected`);
}

/** The id of the shape before or after the last selected one in the outline; undefined at either end. */
export function neighbor(state: CanvasState, step: 1 | -1): string | undefined {
  const all = outline(state.drawing);
  const current = all.findIndex(({ id }) => id === state.selection.at(-1));
  return all[current === -1 ? (step === 1 ? 0 : all.length - 1) : current + step]?.id;
}

function selectNeighbor(state: CanvasState, step: 1 | -1): CanvasState {
  const id = neighbor(state, step);
  return id ? selectOne(state, id) : state;
}

const DIRECTIONS = {
  ArrowLeft: { x: -1, y: 0, label: 'left' },
  ArrowRight: { x: 1, y: 0, label: 'right' },
  ArrowUp: { x: 0, y: -1, label: 'above' },
  ArrowDown: { x: 0, y: 1, label: 'below' },
} as const;

/** Selects the box that lies nearest in a direction, from the selected shape or the middle of what is seen. */
function selectToward(state: CanvasState, way: Point): CanvasState {
  const current = byId(state.drawing).get(state.selection.at(-1) ?? '');
  const from = current ? middle(boundsOf(current)) : centerOf(state.view);
  let best: { id: string; cost: number } | undefined;
  for (const box of state.drawing.shapes.filter(isBox)) {
    if (box.id === current?.id) continue;
    const { x, y } = middle(box);
    const along = (x - from.x) * way.x + (y - from.y) * way.y;
    const across = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    // Without a start every box will do; with one, only those that lie that way.
    if (current && along <= 0) continue;
    const cost = Math.abs(along) + 2 * across;
    if (!best || cost < best.cost) best = { id: box.id, cost };
  }
  return best ? selectOne(state, best.id) : state;
}

function letGo(state: CanvasState): CanvasState {
  if (state.gesture) return say(cancel(state), 'Canceled');
  if (state.joining) return say({ ...state, joining: null }, 'Connection canceled');
  if (state.selection.length > 0) return say({ ...endMerge(state), selection: [] }, 'Nothing selected');
  return state.tool === 'move' ? state : say({ ...state, tool: 'move' }, 'Move tool');
}

export const selectCommands: Command[] = [
  command({
    id: 'next',
    label: 'Next shape',
    group: 'Select',
    keys: ['Tab'],
    edits: false,
    enabled: (state) => neighbor(state, 1) !== undefined,
    perform: (state) => selectNeighbor(state, 1),
  }),
  command({
    id: 'previous',
    label: 'Previous shape',
    group: 'Select',
    keys: ['Shift+Tab'],
    edits: false,
    enabled: (state) => hasSelection(state) && neighbor(state, -1) !== undefined,
    perform: (state) => selectNeighbor(state, -1),
  }),
  ...Object.entries(DIRECTIONS).map(([key, { label, ...way }]) =>
    command({
      id: `select-${label}`,
      label: way.x === 0 ? `Shape ${label}` : `Shape to the ${label}`,
      group: 'Select' as const,
      // The key alone moves what is selected; with nothing selected it is free for this.
      keys: [`Alt+${key}`, key],
      edits: false,
      enabled: ({ drawing }) => drawing.shapes.some(isBox),
      perform: (state) => selectToward(state, way),
    }),
  ),
  command({
    id: 'select-all',
    label: 'Select all',
    group: 'Select',
    keys: ['Mod+a'],
    edits: false,
    enabled: ({ drawing }) => drawing.shapes.length > 0,
    perform: (state) =>
      say(
        { ...endMerge(state), selection: state.drawing.shapes.map(({ id }) => id) },
        `${state.drawing.shapes.length} selected`,
      ),
  }),
  command({
    id: 'let-go',
    label: 'Deselect and go back to the Move tool',
    group: 'Select',
    keys: ['Escape'],
    edits: false,
    enabled: (state) =>
      state.gesture !== null || state.joining !== null || hasSelection(state) || state.tool !== 'move',
    perform: letGo,
  }),
];
