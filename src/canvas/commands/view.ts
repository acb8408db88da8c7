import { encloses, unionOf } from '../geometry.ts';
import { round } from '../shape.ts';
import { type CanvasState, say } from '../state.ts';
import { centerOf, fitView, pan, seenArea, ZOOM_MAX, ZOOM_MIN, ZOOM_STEP, zoomTo } from '../view.ts';
import { type Command, command } from './command.ts';

function zoom(state: CanvasState, to: number): CanvasState {
  const view = zoomTo(state.view, to);
  return say({ ...state, view }, `${view.zoom}%`);
}

/** The state with the view zoomed to fit the drawing. */
export function showAll(state: CanvasState): CanvasState {
  const all = unionOf(state.drawing.shapes);
  return all ? { ...state, view: fitView(state.view, all) } : state;
}

/**
 * The state with paper of another size. Whoever saw all of the drawing sees all of it, as large as it fits; whoever looked at a
 * part keeps the middle of it.
 */
export function resizePaper(state: CanvasState, width: number, height: number): CanvasState {
  const { view } = state;
  if (view.width === width && view.height === height) return state;
  const all = unionOf(state.drawing.shapes);
  const resized = { ...view, width, height };
  if (all && encloses(seenArea(view), all))
    return { ...state, view: fitView(resized, all, Math.max(100, view.zoom)) };
  const before = centerOf(view);
  const after = centerOf(resized);
  return {
    ...state,
    view: { ...resized, x: round(view.x + before.x - after.x), y: round(view.y + before.y - after.y) },
  };
}

/** How far an arrow key with Ctrl moves what is seen, in screen pixels. */
const PAN = 60;

export const viewCommands: Command[] = [
  command({
    id: 'zoom-in',
    label: 'Zoom in',
    group: 'View',
    keys: ['+', '='],
    edits: false,
    enabled: ({ view }) => view.zoom < ZOOM_MAX,
    perform: (state) => zoom(state, state.view.zoom + ZOOM_STEP),
  }),
  command({
    id: 'zoom-out',
    label: 'Zoom out',
    group: 'View',
    keys: ['-'],
    edits: false,
    enabled: ({ view }) => view.zoom > ZOOM_MIN,
    perform: (state) => zoom(state, state.view.zoom - ZOOM_STEP),
  }),
  command({
    id: 'zoom-100',
    label: 'Zoom to 100%',
    group: 'View',
    keys: ['0'],
    edits: false,
    perform: (state) => zoom(state, 100),
  }),
  command({
    id: 'fit',
    label: 'Zoom to fit',
    group: 'View',
    keys: ['f'],
    edits: false,
    enabled: ({ drawing }) => drawing.shapes.length > 0,
    perform: (state) => say(showAll(state), 'Zoomed to fit'),
  }),
  command({
    id: 'snap',
    label: 'Snap to grid and objects',
    group: 'View',
    keys: ['g'],
    perform: (state) => say({ ...state, snap: !state.snap }, state.snap ? 'Snapping off' : 'Snapping on'),
  }),
  ...[
    { name: 'left', key: 'ArrowLeft', x: -PAN, y: 0 },
    { name: 'right', key: 'ArrowRight', x: PAN, y: 0 },
    { name: 'up', key: 'ArrowUp', x: 0, y: -PAN },
    { name: 'down', key: 'ArrowDown', x: 0, y: PAN },
  ].map(({ name, key, x, y }) =>
    command({
      id: `pan-${name}`,
      label: `Pan ${name}`,
      group: 'View' as const,
      keys: [`Mod+${key}`],
      edits: false,
      perform: (state) => ({ ...state, view: pan(state.view, { x, y }) }),
    }),
  ),
];
