import type { Drawing } from '../drawing.ts';
import { pathOf } from '../elbow.ts';
import { FILE_COLORS } from '../palette.ts';
import { type Box, isLine, type Line, type Shape } from '../shape.ts';
import { FONT_SIZE, LINE_HEIGHT, textWidth } from '../words.ts';

type ElementData = Record<string, unknown>;
type Looks = Pick<Shape, 'color' | 'dash' | 'group'>;

/** Excalidraw's sans-serif font. */
const FONT_FAMILY = 2;
/** Distance between an arrow and the shape it is bound to. */
const GAP = 4;

const TYPES = { rect: 'rectangle', circle: 'ellipse' } as const;

/** Numbers that only have to differ, made from the id so that equal drawings give equal files. */
function seedOf(id: string): number {
  let hash = 7;
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_647;
  return hash + 1;
}

/** What every element has; the looks of the shape it is made from. */
const common = (id: string, { color, dash, group }: Looks = {}): ElementData => ({
  id,
  angle: 0,
  strokeColor: (color && FILE_COLORS[color].ink) ?? '#1e1e1e',
  backgroundColor: (color && FILE_COLORS[color].fill) ?? 'transparent',
  fillStyle: 'solid',
  strokeWidth: 1,
  strokeStyle: dash ? 'dashed' : 'solid',
  roughness: 0,
  opacity: 100,
  groupIds: group ? [group] : [],
  frameId: null,
  index: null,
  roundness: null,
  seed: seedOf(id),
  version: 1,
  versionNonce: seedOf(`${id} version`),
  isDeleted: false,
  updated: 1,
  link: null,
  locked: false,
});

const textElement = (id: string, text: string, place: ElementData): ElementData => ({
  ...common(id),
  type: 'text',
  boundElements: [],
  fontSize: FONT_SIZE,
  fontFamily: FONT_FAMILY,
  text,
  originalText: text,
  textAlign: 'center',
  verticalAlign: 'middle',
  lineHeight: LINE_HEIGHT / FONT_SIZE,
  autoResize: false,
  containerId: null,
  ...place,
});

/** What only this canvas knows of a shape; undefined where there is nothing. */
function customDataOf(data: Record<string, string | undefined>): ElementData | undefined {
  const known = Object.entries(data).filter(([, value]) => value !== undefined);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

const labelId = (id: string) => `${id}-label`;

/** The text inside a box or on an arrow, as an element that is bound to it. */
function label(shape: Shape, middle: { x: number; y: number }): ElementData[] {
  if (shape.text === '') return [];
  const lines = shape.text.split('\n');
  const [width, height] = [Math.max(1, ...lines.map(textWidth)), lines.length * LINE_HEIGHT];
  const place = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  return [textElement(labelId(shape.id), shape.text, { ...place, containerId: shape.id })];
}

function boxElements(box: Box, arrows: readonly Line[]): ElementData[] {
  const { x, y, w: width, h: height } = box;
  const boundElements: ElementData[] = arrows.map(({ id }) => ({ id, type: 'arrow' }));
  const customData = customDataOf({ kind: box.kind, color: box.color });
  if (box.type === 'text')
    return [
      {
        ...textElement(box.id, box.text, { x, y, width, height }),
        groupIds: box.group ? [box.group] : [],
        // Nothing of a text shows it; without it the way out and back would lose it.
        ...(box.dash && { strokeStyle: 'dashed' }),
        boundElements,
        ...(customData && { customData }),
      },
    ];
  const own = label(box, { x: x + width / 2, y: y + height / 2 });
  if (own.length > 0) boundElements.push({ id: labelId(box.id), type: 'text' });
  const element = { ...common(box.id, box), type: TYPES[box.type], x, y, width, height, boundElements };
  return [{ ...element, ...(customData && { customData }) }, ...own];
}

function lineElements(line: Line): ElementData[] {
  const { x, y, x2, y2, from, to } = line;
  // Only Excalidraw's arrows are bound to shapes and carry text; without heads they look like lines.
  const plain = line.type === 'line' && line.text === '' && !from && !to;
  const bind = (elementId: string | undefined) =>
    elementId ? { elementId, focus: 0, gap: GAP, mode: 'orbit', fixedPoint: [0.5001, 0.5001] } : null;
  const own = label(line, { x: (x + x2) / 2, y: (y + y2) / 2 });
  const element = {
    ...common(line.id, line),
    type: plain ? 'line' : 'arrow',
    x,
    y,
    width: Math.abs(x2 - x),
    height: Math.abs(y2 - y),
    points: pathOf(line).map((corner) => [corner.x - x, corner.y - y]),
    lastCommittedPoint: null,
    startBinding: bind(from),
    endBinding: bind(to),
    startArrowhead: null,
    endArrowhead: line.type === 'line' ? null : line.head ? 'triangle_outline' : 'triangle',
    boundElements: own.map(() => ({ id: labelId(line.id), type: 'text' })),
    ...(plain ? { polygon: false } : { elbowed: false }),
  };
  const customData = customDataOf({ color: line.color, elbow: line.elbow });
  return [{ ...element, ...(customData && { customData }) }, ...own];
}

/** The drawing as the text of an `.excalidraw` file. */
export function writeExcalidraw({ shapes }: Drawing): string {
  const arrows = new Map<string, Line[]>();
  for (const line of shapes.filter(isLine))
    for (const end of [line.from, line.to])
      if (end !== undefined) arrows.set(end, [...(arrows.get(end) ?? []), line]);
  const elements = shapes.flatMap((shape) =>
    isLine(shape) ? lineElements(shape) : boxElements(shape, arrows.get(shape.id) ?? []),
  );
  const appState = { gridSize: null, viewBackgroundColor: '#ffffff' };
  const file = { type: 'excalidraw', version: 2, source: 'Dryrun', elements, appState, files: {} };
  return JSON.stringify(file, null, 2);
}
