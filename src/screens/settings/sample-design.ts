import { route } from '#canvas/route.ts';
import type { Box, Kind, Line, Shape } from '#canvas/shape.ts';

/** Boxes of a design for a URL shortener: what each is, what it is called, and its place in columns and rows. */
const PARTS: [kind: Kind, label: string, column: number, row: number][] = [
  ['client', 'Browser', 0, 1],
  ['load-balancer', 'Load balancer', 1, 1],
  ['service', 'Shorten', 2, 0],
  ['service', 'Redirect', 2, 2],
  ['database', 'Links', 3, 0],
  ['cache', 'Hot links', 3, 2],
];
const WAYS: [from: string, to: string, label: string][] = [
  ['Browser', 'Load balancer', ''],
  ['Load balancer', 'Shorten', 'write'],
  ['Load balancer', 'Redirect', 'read'],
  ['Shorten', 'Links', ''],
  ['Redirect', 'Hot links', ''],
  ['Hot links', 'Links', 'miss'],
];

const idOf = (label: string) => label.toLowerCase().replaceAll(' ', '-');

const boxes: Box[] = PARTS.map(([kind, text, column, row]) => ({
  id: idOf(text),
  type: 'rect',
  kind,
  x: 24 + column * 180,
  y: 90 + row * 80,
  w: 120,
  h: 60,
  text,
}));

/** Where it begins and ends follows from its boxes. */
const way = ([from, to, text]: (typeof WAYS)[number]): Line => ({
  id: `${idOf(from)}-to-${idOf(to)}`,
  type: 'arrow',
  x: 0,
  y: 0,
  w: 0,
  h: 0,
  x2: 0,
  y2: 0,
  text,
  from: idOf(from),
  to: idOf(to),
});

const note: Box = {
  id: 'sample',
  type: 'text',
  x: 24,
  y: 24,
  w: 420,
  h: 30,
  text: 'Sample data: draw over it, or remove it in the settings',
};

/** A drawing that somebody might have made for the question of the URL shortener. */
export const sampleDrawing: readonly Shape[] = route([note, ...boxes, ...WAYS.map(way)]);

/** What they wrote with it. */
export const sampleAnswer = {
  concurrency:
    'Two servers may draw the same short code. The database’s unique key decides; the one that loses draws again.',
  highLevel:
    'Sample data. Writes make a code of seven letters and digits and keep it with its address. Reads are a hundred times as many: they are answered from a cache and sent on with a 302, so that each visit can be counted.',
  lowLevel: 'links(code primary key, address, created_at, expires_at). A job deletes what has expired.',
  capacity: {},
};
