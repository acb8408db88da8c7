import type { SharePicture } from '#pages.ts';

const INK = '#1d1b18';
const LINE = '#8f8a80';
const FAINT = '#e5e1da';
const ACCENT = '#1f4fbf';
const SOFT = '#e3eafa';
const GOOD = '#18723c';

const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill = '#fff',
  stroke = LINE,
  radius = 12,
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="2"/>`;
/** A line of text as a bar. */
const bar = (x: number, y: number, width: number, fill = FAINT, height = 14) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;
const path = (d: string, stroke = LINE, width = 3) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const tick = (x: number, y: number, color = GOOD) => path(`M${x} ${y}l8 8 16-18`, color, 5);
const text = (x: number, y: number, said: string, fill = INK, anchor = 'start') =>
  `<text x="${x}" y="${y}" font-size="24" font-weight="500" fill="${fill}" text-anchor="${anchor}">${said}</text>`;
/** An arrow that points to the right. */
const arrow = (x: number, y: number, length: number) => path(`M${x} ${y}h${length}m-9 -8l9 8l-9 8`);

/** A row of a list: done or not yet. */
const row = (y: number, width: number, done: boolean) =>
  `${done ? tick(28, y + 14) : `<circle cx="40" cy="${y + 14}" r="11" fill="none" stroke="${LINE}" stroke-width="3"/>`}${bar(76, y + 7, width)}`;

const SKETCHES: Record<SharePicture, string> = {
  home: [
    box(0, 6, 300, 92),
    bar(28, 36, 240),
    bar(28, 64, 170),
    box(110, 122, 320, 92, SOFT, SOFT),
    bar(138, 152, 260, '#b9caf2'),
    bar(138, 180, 200, '#b9caf2'),
    box(0, 238, 250, 92),
    bar(28, 268, 190),
    bar(28, 296, 130),
  ].join(''),
  coding: [
    box(0, 0, 430, 250),
    ...[
      [28, 34, 150, ACCENT],
      [60, 68, 210, FAINT],
      [60, 102, 120, FAINT],
      [92, 136, 180, FAINT],
      [92, 170, 250, FAINT],
      [60, 204, 160, ACCENT],
    ].map(([x, y, width, fill]) => bar(x as number, y as number, width as number, fill as string)),
    box(0, 268, 430, 64, '#e2f3e7', '#e2f3e7'),
    tick(28, 300),
    text(72, 308, 'All tests passed.', GOOD),
  ].join(''),
  'system-design': [
    box(0, 120, 120, 84),
    text(60, 170, 'Client', INK, 'middle'),
    arrow(126, 162, 50),
    box(184, 120, 110, 84, SOFT, ACCENT),
    text(239, 170, 'API', INK, 'middle'),
    path('M294 162h28v-92h20m-9 -8l9 8l-9 8'),
    path('M322 162v92h20m-9 -8l9 8l-9 8'),
    box(346, 30, 84, 80),
    path('M368 58h40M368 82h40', LINE, 4),
    `<path d="M346 232v52c0 26 84 26 84 0v-52" fill="#fff" stroke="${LINE}" stroke-width="2"/><ellipse cx="388" cy="232" rx="42" ry="16" fill="#fff" stroke="${LINE}" stroke-width="2"/>`,
  ].join(''),
  'machine-learning': [
    ...['Data Source', 'Preprocess', 'Model', 'Metric', 'Deploy'].map((label, index) => {
      const [x, y] = [index * 50, index * 68];
      const chosen = label === 'Model';
      const link = index < 4 ? path(`M${x + 30} ${y + 50}v43h16m-9 -8l9 8l-9 8`) : '';
      return `${box(x, y, 220, 50, chosen ? SOFT : '#fff', chosen ? ACCENT : LINE)}${text(x + 22, y + 33, label)}${link}`;
    }),
  ].join(''),
  behavioral: ['Situation', 'Task', 'Action', 'Result']
    .map((label, index) => {
      const y = index * 86;
      const width = [70, 60, 190, 110][index] ?? 0;
      return `${box(0, y, 430, 68, index === 2 ? SOFT : '#fff', index === 2 ? ACCENT : LINE)}${text(26, y + 42, label)}${bar(190, y + 27, width, index === 2 ? ACCENT : FAINT)}`;
    })
    .join(''),
  courses: [
    box(0, 0, 430, 340),
    path('M60 270V60M60 270h310', LINE, 3),
    path('M60 262C180 256 250 220 300 90', ACCENT, 5),
    path('M60 230C160 120 240 96 366 88', GOOD, 5),
    bar(60, 294, 220),
  ].join(''),
  resumes: [
    box(70, 0, 300, 352),
    bar(104, 36, 150, INK, 18),
    bar(104, 70, 210),
    bar(104, 116, 90, ACCENT),
    bar(104, 146, 232),
    bar(104, 174, 200),
    bar(104, 202, 216),
    bar(104, 248, 90, ACCENT),
    bar(104, 278, 232),
    bar(104, 306, 170),
  ].join(''),
  lists: [
    box(0, 0, 430, 340),
    ...[
      [30, 210, 1],
      [80, 280, 1],
      [130, 170, 1],
      [180, 250, 0],
      [230, 300, 0],
      [280, 190, 0],
    ].map(([y, width, done]) => row(y as number, width as number, done === 1)),
  ].join(''),
};

/** What an area is about, drawn. */
export const sketchOf = (name: SharePicture): string =>
  `<svg class="sketch" viewBox="-2 -2 434 356" font-family="Text">${SKETCHES[name]}</svg>`;
