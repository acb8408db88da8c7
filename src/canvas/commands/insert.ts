import { inWords } from '../describe.ts';
import { byId } from '../drawing.ts';
import { add } from '../edit/add.ts';
import { newBox } from '../edit/new-box.ts';
import { boundsOf, encloses, grown, middle, overlaps, type Point, type Rect } from '../geometry.ts';
import { change, load } from '../history.ts';
import { LIBRARY } from '../library.ts';
import { type Box, isBox, type Kind, type Line, MOST_SHAPES, NEW_BOX, place, type Shape } from '../shape.ts';
import { toGrid } from '../snap.ts';
import { type CanvasState, idMaker, say } from '../state.ts';
import { TEMPLATES, type Template, templateDrawing } from '../templates.ts';
import { centerOf, reveal, seenArea } from '../view.ts';
import { type Command, command } from './command.ts';
import { showAll } from './view.ts';

/** Between a shape added without a pointer and those already there: room for an arrow and its label. */
const GAP = 60;
/** The least between two shapes. */
const LEAST = 20;

const SPOTS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [0, -1],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const RINGS = 6;

/**
 * A free place for a new box: to the right of the selected one, as a request travels, or else in the middle of
 * what is seen; around it where that is taken.
 */
function freePlace(state: CanvasState, size: { w: number; h: number }): Point {
  const selected = byId(state.drawing).get(state.selection.at(-1) ?? '');
  const start = selected && isBox(selected) ? boundsOf(selected) : undefined;
  const from = start ? middle(start) : centerOf(state.view);
  const taken = state.drawing.shapes.filter(isBox).map((box) => grown(boundsOf(box), LEAST - 1));
  const free = (at: Point) => {
    const rect: Rect = { x: at.x - size.w / 2, y: at.y - size.h / 2, ...size };
    return !taken.some((other) => overlaps(rect, other));
  };
  const step = {
    x: GAP + (size.w + (start?.w ?? size.w)) / 2,
    y: GAP + (size.h + (start?.h ?? size.h)) / 2,
  };
  if (!start && free(from)) return from;
  const spots = Array.from({ length: RINGS }, (_, ring) =>
    SPOTS.map(([dx, dy]) => ({
      x: from.x + dx * (ring + 1) * step.x,
      y: from.y + dy * (ring + 1) * step.y,
    })),
  )
    .flat()
    .filter(free);
  const seen = ({ x, y }: Point) =>
    encloses(seenArea(state.view), { x: x - size.w / 2, y: y - size.h / 2, ...size });
  return spots.find(seen) ?? spots[0] ?? from;
}

function put(state: CanvasState, shape: Shape): CanvasState {
  if (state.drawing.shapes.length >= MOST_SHAPES)
    return say(state, `A drawing can have at most ${MOST_SHAPES} shapes`);
  const next = change(state, add(state.drawing, [shape]), { selection: [shape.id] });
  return say({ ...next, view: reveal(next.view, boundsOf(shape)) }, `${inWords(next.drawing, shape)} added`);
}

/** A new box of a tool's size at a free place near the middle of what is seen. */
export function addBox(state: CanvasState, type: Box['type']): CanvasState {
  const { newId, used } = idMaker(state);
  const box = newBox(type, newId(), freePlace(state, NEW_BOX[type]), state.snap);
  return put({ ...state, ...used() }, box);
}

/** A shape of the library at a free place near the middle of what is seen. */
export function addKind(state: CanvasState, kind: Kind): CanvasState {
  const entry = LIBRARY.find((candidate) => candidate.kind === kind);
  if (!entry) return state;
  const { w, h, label } = entry;
  const { newId, used } = idMaker(state);
  const { x, y } = freePlace(state, entry);
  const box: Box = {
    id: newId(),
    type: 'rect',
    kind,
    x: place(toGrid(x - w / 2)),
    y: place(toGrid(y - h / 2)),
    w,
    h,
    text: label,
  };
  return put({ ...state, ...used() }, box);
}

/** A template on the empty canvas, seen whole. */
function addTemplate(state: CanvasState, template: Template): CanvasState {
  const next = showAll(load(state, templateDrawing(template)));
  return say(next, `${template.label} added, ${next.drawing.shapes.length} shapes`);
}

const LENGTH = 120;

/** A free line or arrow in the middle of what is seen. */
export function addLine(state: CanvasState, type: Line['type']): CanvasState {
  const { newId, used } = idMaker(state);
  const { x, y } = centerOf(state.view);
  const at = { x: place(toGrid(x - LENGTH / 2)), y: place(toGrid(y)) };
  const line: Line = { id: newId(), type, ...at, w: 0, h: 0, x2: place(at.x + LENGTH), y2: at.y, text: '' };
  return put({ ...state, ...used() }, line);
}

/** Adds what the selected tool draws, without a pointer. */
function addWithTool(state: CanvasState): CanvasState {
  const { tool } = state;
  if (tool === 'line' || tool === 'arrow') return addLine(state, tool);
  return tool === 'rect' || tool === 'circle' || tool === 'text' ? addBox(state, tool) : state;
}

const draws = ({ tool }: CanvasState) => tool !== 'move' && tool !== 'eraser';

export const insertCommands: Command[] = [
  command({
    id: 'add',
    label: 'Add the current tool’s shape at the center',
    group: 'Add',
    keys: ['Enter', 'Insert'],
    enabled: (state) => draws(state) && state.selection.length === 0,
    perform: addWithTool,
  }),
  ...TEMPLATES.map((template) =>
    command({
      id: `template-${template.id}`,
      label: template.label,
      group: 'Add' as const,
      enabled: ({ drawing }) => drawing.shapes.length === 0,
      perform: (state) => addTemplate(state, template),
    }),
  ),
  ...LIBRARY.map(({ kind, label }, index) =>
    command({
      id: `add-${kind}`,
      label: `Add ${label}`,
      group: 'Add' as const,
      keys: [String(index + 1)],
      perform: (state) => addKind(state, kind),
    }),
  ),
];
