import { pick, redraw } from '../drawing.ts';
import { regroup } from '../edit/regroup.ts';
import { wayOf } from '../elbow.ts';
import { endsOf } from '../geometry.ts';
import { groupOf, withGroups } from '../groups.ts';
import { change } from '../history.ts';
import { COLOR_NAMES } from '../palette.ts';
import { COLORS, type Color, isLine, type Shape } from '../shape.ts';
import { type CanvasState, idMaker, say } from '../state.ts';
import { type Command, command, hasSelection } from './command.ts';

/** The state with every selected shape changed. */
function restyle(state: CanvasState, style: (shape: Shape) => Shape, said: string): CanvasState {
  const selected = new Set(state.selection);
  const shapes = state.drawing.shapes.map((shape) => (selected.has(shape.id) ? style(shape) : shape));
  return say(change(state, redraw(state.drawing, shapes)), said);
}

function paint(state: CanvasState, color: Color | undefined): CanvasState {
  const style = (shape: Shape): Shape => {
    const { color: _, ...rest } = shape;
    return color ? { ...rest, color } : rest;
  };
  return restyle(state, style, color ? `${COLOR_NAMES[color]} color` : 'Default color');
}

const selectedShapes = ({ drawing, selection }: CanvasState) => pick(drawing, selection);

function toggleDash(state: CanvasState): CanvasState {
  const dashed = !selectedShapes(state).every(({ dash }) => dash);
  const style = (shape: Shape): Shape => {
    const { dash: _, ...rest } = shape;
    return dashed ? { ...rest, dash: true } : rest;
  };
  return restyle(state, style, dashed ? 'Dashed' : 'Solid');
}

function toggleElbow(state: CanvasState): CanvasState {
  const squared = !selectedShapes(state)
    .filter(isLine)
    .every(({ elbow }) => elbow);
  const style = (shape: Shape): Shape => {
    if (!isLine(shape)) return shape;
    const { elbow: _, ...rest } = shape;
    return squared ? { ...rest, elbow: wayOf(...endsOf(shape)) } : rest;
  };
  return restyle(state, style, squared ? 'Right angles' : 'Straight');
}

const selectedArrows = (state: CanvasState) =>
  selectedShapes(state)
    .filter(isLine)
    .filter(({ type }) => type === 'arrow');

function toggleHead(state: CanvasState): CanvasState {
  const hollow = !selectedArrows(state).every(({ head }) => head);
  const style = (shape: Shape): Shape => {
    if (!isLine(shape) || shape.type !== 'arrow') return shape;
    const { head: _, ...rest } = shape;
    return hollow ? { ...rest, head: 'hollow' } : rest;
  };
  return restyle(state, style, hollow ? 'Hollow arrowhead' : 'Filled arrowhead');
}

function group(state: CanvasState): CanvasState {
  const { newId, used } = idMaker(state);
  const drawing = regroup(state.drawing, state.selection, newId());
  return say(change({ ...state, ...used() }, drawing), `${state.selection.length} shapes grouped`);
}

function ungroup(state: CanvasState): CanvasState {
  const ids = withGroups(state.drawing, state.selection);
  return say(change(state, regroup(state.drawing, ids, undefined)), 'Ungrouped');
}

export const styleCommands: Command[] = [
  command({
    id: 'color-default',
    label: 'Default color',
    group: 'Style',
    enabled: hasSelection,
    perform: (state) => paint(state, undefined),
  }),
  ...COLORS.map((color) =>
    command({
      id: `color-${color}`,
      label: COLOR_NAMES[color],
      group: 'Style' as const,
      enabled: hasSelection,
      perform: (state) => paint(state, color),
    }),
  ),
  command({
    id: 'dash',
    label: 'Dashed outline',
    group: 'Style',
    keys: ['d'],
    enabled: hasSelection,
    perform: toggleDash,
  }),
  command({
    id: 'elbow',
    label: 'Right-angled lines',
    group: 'Style',
    keys: ['q'],
    enabled: (state) => selectedShapes(state).some(isLine),
    perform: toggleElbow,
  }),
  command({
    id: 'head',
    label: 'Hollow arrowhead',
    group: 'Style',
    keys: ['h'],
    enabled: (state) => selectedArrows(state).length > 0,
    perform: toggleHead,
  }),
  command({
    id: 'group',
    label: 'Group',
    group: 'Arrange',
    keys: ['Mod+g'],
    enabled: (state) => state.selection.length > 1 && groupOf(selectedShapes(state)) === undefined,
    perform: group,
  }),
  command({
    id: 'ungroup',
    label: 'Ungroup',
    group: 'Arrange',
    keys: ['Mod+Shift+g'],
    enabled: (state) => selectedShapes(state).some((shape) => shape.group !== undefined),
    perform: ungroup,
  }),
];
