import { type Drawing, EMPTY, redraw } from './drawing.ts';
import { LIBRARY } from './library.ts';
import type { Kind, Line, Shape } from './shape.ts';

/** A box by its kind, text and the place of its middle, in columns and rows. */
type Place = readonly [id: string, kind: Kind, text: string, column: number, row: number];
type Arrow = readonly [from: string, to: string];

/** A drawing to begin with. */
export interface Template {
  id: string;
  label: string;
  boxes: readonly Place[];
  arrows: readonly Arrow[];
}

const COLUMN = 200;
const ROW = 130;

export const TEMPLATES: readonly Template[] = [
  {
    id: 'service',
    label: 'Web service',
    boxes: [
      ['s1', 'client', 'Client', 0, 1],
      ['s2', 'load-balancer', 'Load balancer', 1, 1],
      ['s3', 'service', 'Service', 2, 1],
      ['s4', 'cache', 'Cache', 3, 0.5],
      ['s5', 'database', 'Database', 3, 1.5],
    ],
    arrows: [
      ['s1', 's2'],
      ['s2', 's3'],
      ['s3', 's4'],
      ['s3', 's5'],
    ],
  },
  {
    id: 'queue',
    label: 'Service with a queue',
    boxes: [
      ['s1', 'client', 'Client', 0, 1],
      ['s2', 'service', 'API service', 1, 1],
      ['s3', 'queue', 'Queue', 2, 1],
      ['s4', 'service', 'Worker', 3, 1],
      ['s5', 'database', 'Database', 2, 2],
    ],
    arrows: [
      ['s1', 's2'],
      ['s2', 's3'],
      ['s3', 's4'],
      ['s4', 's5'],
      ['s2', 's5'],
    ],
  },
];

/** The shapes of a template, joined and ready to be changed. */
export function templateDrawing({ boxes, arrows }: Template): Drawing {
  const shapes = boxes.map(([id, kind, text, column, row]): Shape => {
    const { w, h } = LIBRARY.find((entry) => entry.kind === kind) ?? { w: 120, h: 60 };
    return { id, type: 'rect', kind, x: column * COLUMN - w / 2, y: row * ROW - h / 2, w, h, text };
  });
  const lines = arrows.map(
    ([from, to], index): Line => ({
      id: `s${boxes.length + index + 1}`,
      type: 'arrow',
      x: 0,
      y: 0,
      w: 0,
      h: 0,
      x2: 0,
      y2: 0,
      text: '',
      from,
      to,
      elbow: 'x',
    }),
  );
  return redraw(EMPTY, [...shapes, ...lines]);
}
