import { slantOf } from './border.ts';
import { labelPoint, pathOf } from './elbow.ts';
import type { Point, Rect } from './geometry.ts';
import { ARROWHEAD, type Box, HOLLOW_HEAD, isLine, type Kind, type Line, type Shape } from './shape.ts';
import { LINE_HEIGHT, linesOf, textWidth } from './words.ts';

/** One SVG element of a shape's picture, in canvas units from the shape's corner (boxes) or the origin (lines). */
export interface Part {
  tag: 'rect' | 'ellipse' | 'path';
  /** `body`: filled and outlined. `detail`: outlined only. `solid`: filled with the outline's color. `hollow`: outlined, never dashed. */
  role: 'body' | 'detail' | 'solid' | 'hollow';
  attributes: Record<string, number | string>;
}

export interface Words {
  lines: string[];
  /** Of the first line's middle. */
  x: number;
  y: number;
  /** The ground that a line's label stands on, so that the line does not show through it. */
  plate?: Rect;
}

const n = (value: number) => Math.round(value * 100) / 100;
const body = (d: string): Part => ({ tag: 'path', role: 'body', attributes: { d } });
const detail = (d: string): Part => ({ tag: 'path', role: 'detail', attributes: { d } });
const rounded = ({ w, h }: Box, rx: number): Part => ({
  tag: 'rect',
  role: 'body',
  attributes: { width: w, height: h, rx },
});

/** Height of the arc at the end of a cylinder. */
const bulge = (across: number) => Math.min(10, across / 5);

/** Each kind of the library has an outline of its own, recognizable without its text. */
const PICTURES: Record<Kind, (box: Box) => Part[]> = {
  client: (box) => [rounded(box, 6), detail(`M0 14H${box.w}`), detail('M8 7h.01M14 7h.01M20 7h.01')],
  service: (box) => [rounded(box, 8), detail(`M8 0V${box.h}M${box.w - 8} 0V${box.h}`)],
  database: ({ w, h }) => {
    const b = bulge(h);
    const arc = (sweep: number, x: number) => `A${n(w / 2)} ${n(b)} 0 0 ${sweep} ${x} ${n(b)}`;
    return [
      body(`M0 ${n(b)}${arc(1, w)}V${n(h - b)}A${n(w / 2)} ${n(b)} 0 0 1 0 ${n(h - b)}Z`),
      detail(`M0 ${n(b)}${arc(0, w)}`),
    ];
  },
  cache: (box) => [rounded(box, 4), detail(`M14 6l-5 8h7l-5 8`)],
  queue: ({ w, h }) => {
    const b = bulge(w);
    const side = `A${n(b)} ${n(h / 2)} 0 0 1 `;
    return [
      body(`M${n(b)} 0H${n(w - b)}${side}${n(w - b)} ${h}H${n(b)}${side}${n(b)} 0Z`),
      detail(`M${n(w - b)} 0A${n(b)} ${n(h / 2)} 0 0 0 ${n(w - b)} ${h}`),
    ];
  },
  'load-balancer': ({ w, h }) => {
    const c = slantOf(w);
    return [body(`M${n(c)} 0H${n(w - c)}L${w} ${n(h / 2)}L${n(w - c)} ${h}H${n(c)}L0 ${n(h / 2)}Z`)];
  },
  cdn: ({ w, h }) => {
    const p = (x: number, y: number) => `${n(x * w)} ${n(y * h)}`;
    return [
      body(
        `M${p(0.22, 1)}C${p(-0.07, 1)} ${p(-0.06, 0.5)} ${p(0.16, 0.46)}C${p(0.14, 0.08)} ${p(0.46, -0.1)} ${p(0.58, 0.16)}C${p(0.76, 0)} ${p(0.95, 0.2)} ${p(0.86, 0.44)}C${p(1.06, 0.5)} ${p(1.04, 1)} ${p(0.8, 1)}Z`,
      ),
    ];
  },
};

/** How far below a box's middle its text stands, where the outline has a head. */
const HEAD: Partial<Record<Kind, (box: Box) => number>> = {
  client: () => 7,
  database: ({ h }) => bulge(h) / 2,
  cdn: ({ h }) => h * 0.12,
};

/** Half the angle of an arrow's tip. */
const TIP = Math.PI / 6;

/** The angle at which a line arrives. */
function arrival(line: Line): number {
  const { x, y } = pathOf(line).at(-2) ?? line;
  return Math.atan2(line.y2 - y, line.x2 - x);
}

/** Two strokes back from the tip, closed to a triangle. */
function arrowhead(line: Line): Part {
  const { x2, y2, head } = line;
  const angle = arrival(line);
  const stroke = head ? HOLLOW_HEAD / Math.cos(TIP) : ARROWHEAD;
  const corner = (turn: number) =>
    `${n(x2 - stroke * Math.cos(angle + turn))} ${n(y2 - stroke * Math.sin(angle + turn))}`;
  const d = `M${n(x2)} ${n(y2)}L${corner(TIP)}L${corner(-TIP)}Z`;
  return { tag: 'path', role: head ? 'hollow' : 'solid', attributes: { d } };
}

const dataOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');

/** A line's way as SVG path data. */
export const pathData = (line: Line): string => dataOf(pathOf(line));

/** What is drawn of an arrow's way: to its tip, or to the back of a hollow head, through which it would show. */
function shaft(line: Line): string {
  if (!line.head) return pathData(line);
  const angle = arrival(line);
  const back = { x: line.x2 - HOLLOW_HEAD * Math.cos(angle), y: line.y2 - HOLLOW_HEAD * Math.sin(angle) };
  return dataOf([...pathOf(line).slice(0, -1), back]);
}

const PLATE = { x: 4, y: 1 };

/** The ground of a line's label. */
function plateOf(lines: readonly string[], x: number, y: number): Rect {
  const w = Math.max(...lines.map(textWidth)) + 2 * PLATE.x;
  return {
    x: n(x - w / 2),
    y: n(y - LINE_HEIGHT / 2 - PLATE.y),
    w: n(w),
    h: lines.length * LINE_HEIGHT + 2 * PLATE.y,
  };
}

/** What a shape looks like, as SVG elements. Free text has none. */
export function partsOf(shape: Shape): Part[] {
  if (isLine(shape)) {
    return shape.type === 'arrow' ? [detail(shaft(shape)), arrowhead(shape)] : [detail(pathData(shape))];
  }
  if (shape.kind) return PICTURES[shape.kind](shape);
  const { w, h } = shape;
  if (shape.type === 'circle')
    return [{ tag: 'ellipse', role: 'body', attributes: { cx: w / 2, cy: h / 2, rx: w / 2, ry: h / 2 } }];
  return shape.type === 'rect' ? [rounded(shape, 3)] : [];
}

/** A shape's text as it is drawn: in the middle of a box, on the middle of a line. */
export function wordsOf(shape: Shape): Words {
  if (isLine(shape)) {
    const lines = shape.text.trim() === '' ? [] : shape.text.split('\n');
    const at = labelPoint(shape);
    const [x, y] = [n(at.x), n(at.y - ((lines.length - 1) * LINE_HEIGHT) / 2)];
    return { lines, x, y, ...(lines.length > 0 && { plate: plateOf(lines, x, y) }) };
  }
  const lines = linesOf(shape);
  const head = shape.kind ? (HEAD[shape.kind]?.(shape) ?? 0) : 0;
  return {
    lines,
    x: n(shape.w / 2),
    y: n(shape.h / 2 + head - ((lines.length - 1) * LINE_HEIGHT) / 2),
  };
}

/** Where the picture of a shape has its origin. */
export const originOf = (shape: Shape) => (isLine(shape) ? { x: 0, y: 0 } : { x: shape.x, y: shape.y });
