import type { Drawing } from './drawing.ts';
import { kindLabel } from './library.ts';
import { isLine, type Line, type Shape } from './shape.ts';

const TYPES = { rect: 'rectangle', circle: 'circle', text: 'text', line: 'line', arrow: 'arrow' } as const;

const typeOf = (shape: Shape) => (!isLine(shape) && shape.kind ? kindLabel(shape.kind) : TYPES[shape.type]);
/** A hollow head is read as UML reads it. */
const lineType = ({ type, head, dash }: Line) =>
  type === 'arrow' && head ? `${dash ? 'implements' : 'extends'} arrow` : TYPES[type];
const flat = (text: string) => text.trim().replace(/\s+/g, ' ');

/** What shapes are called, by id: their text, or type and number among those of the type without a text. */
function namesOf({ shapes }: Drawing): Map<string, string> {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  for (const shape of shapes) {
    const text = flat(shape.text);
    const type = typeOf(shape);
    const count = (counts.get(type) ?? 0) + (text === '' ? 1 : 0);
    counts.set(type, count);
    names.set(shape.id, text === '' ? `${type} ${count}` : text);
  }
  return names;
}

function describeOne(shape: Shape, names: ReadonlyMap<string, string>): string {
  const text = flat(shape.text);
  if (!isLine(shape)) {
    const [name, type] = [names.get(shape.id) ?? '', typeOf(shape).toLowerCase()];
    return text === '' || text.toLowerCase() === type ? name : `${name} (${type})`;
  }
  const end = (id: string | undefined) => names.get(id ?? '') ?? 'an open end';
  const way = shape.from || shape.to ? `from ${end(shape.from)} to ${end(shape.to)}` : 'not connected';
  return `${lineType(shape)} ${way}${text === '' ? '' : `, labeled ${text}`}`;
}

/** A shape in words, for those who do not see it: `Orders (database)`, `arrow from Client to Load balancer`. */
export const inWords = (drawing: Drawing, shape: Shape): string => describeOne(shape, namesOf(drawing));

export interface OutlineEntry {
  id: string;
  text: string;
}

/** Boxes whose middles are this close in height stand in one row. */
const ROW = 60;

/** The drawing as text, one entry per shape: boxes in reading order, then the lines that connect them. */
export function outline(drawing: Drawing): OutlineEntry[] {
  const names = namesOf(drawing);
  const row = (shape: Shape) => Math.round((shape.y + shape.h / 2) / ROW);
  const boxes = drawing.shapes.filter((shape) => !isLine(shape)).sort((a, b) => row(a) - row(b) || a.x - b.x);
  return [...boxes, ...drawing.shapes.filter(isLine)].map((shape) => ({
    id: shape.id,
    text: describeOne(shape, names),
  }));
}
