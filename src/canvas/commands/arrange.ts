import { inWords } from '../describe.ts';
import { byId, type Drawing, pick, redraw } from '../drawing.ts';
import { add } from '../edit/add.ts';
import { type Alignment, align, distribute } from '../edit/align.ts';
import { move } from '../edit/move.ts';
import { resize } from '../edit/resize.ts';
import { unionOf } from '../geometry.ts';
import { change } from '../history.ts';
import { isBox, type Line, SMALLEST } from '../shape.ts';
import { GRID } from '../snap.ts';
import { type CanvasState, idMaker, say } from '../state.ts';
import { reveal } from '../view.ts';
import { type Command, command, hasSelection } from './command.ts';

const DIRECTIONS = [
  { key: 'ArrowLeft', name: 'left', x: -1, y: 0, resize: 'Narrower' },
  { key: 'ArrowRight', name: 'right', x: 1, y: 0, resize: 'Wider' },
  { key: 'ArrowUp', name: 'up', x: 0, y: -1, resize: 'Shorter' },
  { key: 'ArrowDown', name: 'down', x: 0, y: 1, resize: 'Taller' },
] as const;

const boundsOfSelected = (state: CanvasState) => unionOf(pick(state.drawing, state.selection));

function nudge(state: CanvasState, x: number, y: number): CanvasState {
  const drawing = move(state.drawing, state.selection, { x, y });
  const next = change(state, drawing, { merge: `nudge ${state.selection.join()}` });
  const all = boundsOfSelected(next);
  if (!all) return next;
  return say({ ...next, view: reveal(next.view, all) }, `Moved to ${all.x}, ${all.y}`);
}

function grow(state: CanvasState, x: number, y: number): CanvasState {
  const all = boundsOfSelected(state);
  if (!all) return state;
  const target = { ...all, w: Math.max(SMALLEST, all.w + x), h: Math.max(SMALLEST, all.h + y) };
  const drawing = resize(state.drawing, state.selection, target);
  const next = change(state, drawing, { merge: `grow ${state.selection.join()}` });
  const { w, h } = boundsOfSelected(next) ?? target;
  return say(next, `${w} wide, ${h} high`);
}

/** A line of type `type` from one box to another, on top. */
export function joinBoxes(state: CanvasState, from: string, to: string, type: Line['type']): CanvasState {
  const { newId, used } = idMaker(state);
  // Ends are put right when the line is added.
  const line: Line = { id: newId(), type, x: 0, y: 0, w: 0, h: 0, x2: 0, y2: 0, text: '', from, to };
  const next = change({ ...state, ...used() }, add(state.drawing, [line]), { selection: [line.id] });
  const added = byId(next.drawing).get(line.id);
  return added ? say({ ...next, joining: null }, `${inWords(next.drawing, added)} added`) : state;
}

/** Joins two selected boxes, in the order of selection; with one, remembers it until the other is chosen. */
function join(state: CanvasState): CanvasState {
  const index = byId(state.drawing);
  const boxes = state.selection.filter((id) => {
    const shape = index.get(id);
    return shape && isBox(shape);
  });
  const [first, second] = boxes;
  if (first && second) return joinBoxes(state, first, second, 'arrow');
  if (!first) return say(state, 'Select a shape first');
  const { joining } = state;
  if (joining && joining !== first) return joinBoxes(state, joining, first, 'arrow');
  const shape = index.get(first);
  const name = shape ? inWords(state.drawing, shape) : '';
  return say({ ...state, joining: first }, `Arrow from ${name}: select the other shape, then press C again`);
}

/** The drawing with the named shapes above or below all others, in their own order. */
function order(drawing: Drawing, ids: readonly string[], to: 'front' | 'back'): Drawing {
  const chosen = pick(drawing, ids);
  const wanted = new Set(ids);
  const others = drawing.shapes.filter(({ id }) => !wanted.has(id));
  return redraw(drawing, to === 'front' ? [...others, ...chosen] : [...chosen, ...others]);
}

const ALIGNMENTS: { alignment: Alignment; label: string }[] = [
  { alignment: 'left', label: 'Align left' },
  { alignment: 'center', label: 'Align centers' },
  { alignment: 'right', label: 'Align right' },
  { alignment: 'top', label: 'Align top' },
  { alignment: 'middle', label: 'Align middles' },
  { alignment: 'bottom', label: 'Align bottom' },
];

const several =
  (least: number) =>
  ({ drawing, selection }: CanvasState) =>
    selection.length >= least && pick(drawing, selection).filter(isBox).length >= least;

export const arrangeCommands: Command[] = [
  ...DIRECTIONS.map(({ key, name, x, y }) =>
    command({
      id: `move-${name}`,
      label: `Move ${name}`,
      group: 'Arrange' as const,
      keys: [key],
      enabled: hasSelection,
      perform: (state) => nudge(state, x * GRID, y * GRID),
    }),
  ),
  ...DIRECTIONS.map(({ key, resize: name, x, y }) =>
    command({
      id: `make-${name.toLowerCase()}`,
      label: name,
      group: 'Arrange' as const,
      keys: [`Shift+${key}`],
      enabled: hasSelection,
      perform: (state) => grow(state, x * GRID, y * GRID),
    }),
  ),
  command({
    id: 'join',
    label: 'Connect with an arrow',
    group: 'Arrange',
    keys: ['c'],
    enabled: several(1),
    perform: join,
  }),
  ...ALIGNMENTS.map(({ alignment, label }) =>
    command({
      id: `align-${alignment}`,
      label,
      group: 'Arrange' as const,
      enabled: several(2),
      perform: (state) => say(change(state, align(state.drawing, state.selection, alignment)), label),
    }),
  ),
  ...(['x', 'y'] as const).map((axis) => {
    const label = axis === 'x' ? 'Distribute horizontally' : 'Distribute vertically';
    return command({
      id: `distribute-${axis}`,
      label,
      group: 'Arrange' as const,
      enabled: several(3),
      perform: (state) => say(change(state, distribute(state.drawing, state.selection, axis)), label),
    });
  }),
  ...(['front', 'back'] as const).map((to) =>
    command({
      id: to === 'front' ? 'to-front' : 'to-back',
      label: to === 'front' ? 'Bring to front' : 'Send to back',
      group: 'Arrange' as const,
      keys: [to === 'front' ? ']' : '['],
      enabled: hasSelection,
      perform: (state) =>
        say(
          change(state, order(state.drawing, state.selection, to)),
          to === 'front' ? 'Brought to front' : 'Sent to back',
        ),
    }),
  ),
];
