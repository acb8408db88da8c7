import { describe, expect, test } from 'vitest';
import { commandOf, perform } from './commands/commands.ts';
import { selectOne } from './commands/select.ts';
import { resizePaper, showAll } from './commands/view.ts';
import { inWords } from './describe.ts';
import { byId, type Drawing, EMPTY } from './drawing.ts';
import { pathOf } from './elbow.ts';
import { readExcalidraw } from './excalidraw/read.ts';
import { writeExcalidraw } from './excalidraw/write.ts';
import { exportSvg } from './export-svg.ts';
import { partsOf, wordsOf } from './figure.ts';
import { encloses, unionOf } from './geometry.ts';
import { press } from './gestures/press.ts';
import { release } from './gestures/release.ts';
import { shapeAt } from './hit.ts';
import { restoreDrawing } from './restore.ts';
import { isLine, type Line, type Shape } from './shape.ts';
import { type CanvasState, canvasState } from './state.ts';
import { TEMPLATES, templateDrawing } from './templates.ts';
import { pan, seenArea } from './view.ts';

const box = (id: string, x: number, y: number, more: Partial<Shape> = {}): Shape =>
  ({ id, type: 'rect', x, y, w: 100, h: 60, text: '', ...more }) as Shape;
const arrow = (id: string, from: string, to: string, more: Partial<Line> = {}): Line => ({
  ...{ id, type: 'arrow', x: 0, y: 0, w: 0, h: 0, x2: 0, y2: 0, text: '', from, to },
  ...more,
});
const drawn = (...shapes: unknown[]): Drawing => restoreDrawing({ shapes }).drawing;
const selected = (drawing: Drawing, ...selection: string[]): CanvasState => ({
  ...canvasState(drawing),
  selection,
});
const shapeOf = ({ drawing }: CanvasState, id: string) => byId(drawing).get(id);
const lineOf = (drawing: Drawing, id: string): Line => {
  const line = byId(drawing).get(id);
  if (!line || !isLine(line)) throw new Error(`${id} is no line`);
  return line;
};
const input = (x: number, y: number, shift = false) => ({
  ...{ point: { x, y }, shift, free: false, copy: false, touch: false },
});
const click = (state: CanvasState, x: number, y: number, shift = false) =>
  release(press(state, input(x, y, shift)), input(x, y, shift));

describe('colors and dashes', () => {
  test('are set and taken back, as one step to undo each', () => {
    const start = selected(drawn(box('a', 0, 0), box('b', 200, 0)), 'a');
    const blue = perform(commandOf('color-blue'), start);
    expect(shapeOf(blue, 'a')).toMatchObject({ color: 'blue' });
    expect(shapeOf(blue, 'b')).not.toHaveProperty('color');
    const dashed = perform(commandOf('dash'), blue);
    expect(shapeOf(dashed, 'a')).toMatchObject({ color: 'blue', dash: true });
    expect(shapeOf(perform(commandOf('dash'), dashed), 'a')).not.toHaveProperty('dash');
    expect(shapeOf(perform(commandOf('color-default'), blue), 'a')).not.toHaveProperty('color');
    expect(perform(commandOf('undo'), dashed).drawing).toBe(blue.drawing);
  });

  test('leave in every file: a picture has them, and Excalidraw brings them back', () => {
    const looks = { color: 'red', dash: true } as const;
    const drawing = drawn(
      box('a', 0, 0, { ...looks, group: 'g' }),
      box('b', 300, 200, { group: 'g' }),
      arrow('l', 'a', 'b', { ...looks, elbow: 'x', text: 'HTTPS' }),
    );
    const svg = exportSvg(drawing, 'mine', 'data:font/woff2;base64,AA');
    expect(svg).toContain('stroke="#b3261e"');
    expect(svg).toContain('stroke-dasharray');
    expect(svg).toContain('src:url(data:font/woff2;base64,AA)');
    expect(readExcalidraw(writeExcalidraw(drawing))).toEqual({ drawing, quarantined: [] });
  });

  test('a library shape keeps its ground in a picture', () => {
    expect(exportSvg(drawn(box('a', 0, 0, { kind: 'service' } as Partial<Shape>)), 'x')).toContain('#eff3fb');
  });
});

describe('lines', () => {
  test('in right angles leave one side and arrive at the other, and are hit on every leg', () => {
    const start = selected(drawn(box('a', 0, 0), box('b', 300, 200), arrow('l', 'a', 'b')), 'l');
    const { drawing } = perform(commandOf('elbow'), start);
    const line = lineOf(drawing, 'l');
    expect(pathOf(line)).toEqual([
      { x: 104, y: 30 },
      { x: 200, y: 30 },
      { x: 200, y: 230 },
      { x: 296, y: 230 },
    ]);
    expect(shapeAt(drawing, { x: 200, y: 150 }, 4)?.id).toBe('l');
    expect(shapeAt(drawing, { x: 240, y: 150 }, 4)).toBeUndefined();
    const below = perform(
      commandOf('elbow'),
      selected(drawn(box('a', 0, 0), box('b', 40, 300), arrow('l', 'a', 'b')), 'l'),
    );
    expect(lineOf(below.drawing, 'l')).toMatchObject({ elbow: 'y', y: 64, y2: 296 });
  });

  test.each(['load-balancer', 'cdn'] as const)(
    'end at the outline of a %s, not at the corner of its frame',
    (kind) => {
      const { shapes } = drawn(
        box('a', 0, 0, { kind, w: 140, h: 60 } as Partial<Shape>),
        box('b', 300, 150),
        arrow('l', 'a', 'b'),
      );
      const line = shapes.find(isLine);
      // Where a rectangle would end: its right side, or further down its lower one.
      expect(line?.x).toBeLessThan(144);
      expect(line?.x).toBeGreaterThan(90);
      expect(line?.y).toBeLessThan(64);
    },
  );

  test('have hollow heads that their shafts end at, as UML draws inheritance, on screen and in files', () => {
    const start = selected(drawn(box('a', 0, 0), box('b', 300, 0), arrow('l', 'a', 'b', { text: 'x' })), 'l');
    const hollow = perform(commandOf('head'), start);
    const line = lineOf(hollow.drawing, 'l');
    expect(line.head).toBe('hollow');
    const [shaft, head] = partsOf(line);
    expect(shaft?.attributes.d).toBe('M104 30L283 30');
    expect(head).toEqual({ tag: 'path', role: 'hollow', attributes: { d: 'M296 30L283 22.49L283 37.51Z' } });
    expect(inWords(hollow.drawing, line)).toMatch(/^extends arrow from /);

    const both = perform(commandOf('dash'), hollow);
    expect(inWords(both.drawing, lineOf(both.drawing, 'l'))).toMatch(/^implements arrow from /);
    const svg = exportSvg(both.drawing, 'x');
    expect(svg).toMatch(/<path d="M104 30L283 30" fill="none" stroke="#\w+"[^>]* stroke-dasharray="6 5"\/>/);
    expect(svg).toMatch(/<path d="M296 30L[^"]*Z" fill="none" stroke="#\w+"[^>]*stroke-linecap="round"\/>/);
    const file = writeExcalidraw(both.drawing);
    expect(file).toContain('"endArrowhead": "triangle_outline"');
    expect(readExcalidraw(file)).toEqual({ drawing: both.drawing, quarantined: [] });

    expect(lineOf(perform(commandOf('head'), hollow).drawing, 'l')).not.toHaveProperty('head');
    expect(commandOf('head').enabled(selected(start.drawing, 'a'))).toBe(false);
  });

  test('have a ground behind their label', () => {
    const line = lineOf(drawn(box('a', 0, 0), box('b', 300, 0), arrow('l', 'a', 'b', { text: 'GET' })), 'l');
    const { plate, x, y } = wordsOf(line);
    expect(plate && plate.x < x && plate.x + plate.w > x && plate.y < y).toBe(true);
    expect(partsOf(line)).toHaveLength(2);
  });
});

describe('groups', () => {
  const drawing = drawn(box('a', 0, 0), box('b', 200, 0), box('c', 400, 0));
  const grouped = perform(commandOf('group'), selected(drawing, 'a', 'b'));

  test('are selected, moved and copied as one', () => {
    const chosen = click({ ...grouped, selection: [] }, 50, 30);
    expect([...chosen.selection].sort()).toEqual(['a', 'b']);
    const moved = perform(commandOf('move-down'), chosen);
    expect(moved.drawing.shapes.map(({ y }) => y)).toEqual([10, 10, 0]);
    const copied = perform(commandOf('duplicate'), chosen);
    const groups = new Set(copied.drawing.shapes.map(({ group }) => group));
    expect(groups.size).toBe(3);
  });

  test('end, and a group of one is none', () => {
    expect(perform(commandOf('ungroup'), grouped).drawing.shapes.some(({ group }) => group)).toBe(false);
    const one = perform(commandOf('group'), selected(grouped.drawing, 'b', 'c'));
    expect(one.drawing.shapes.map(({ group }) => group !== undefined)).toEqual([false, true, true]);
  });

  test('let Tab go through their shapes, and each be written in', () => {
    const first = selectOne(grouped, 'a');
    expect(first.selection.at(-1)).toBe('a');
    const second = perform(commandOf('next'), first);
    expect(second.selection.at(-1)).toBe('b');
    expect(perform(commandOf('edit-text'), second).editing).toBe('b');
  });

  test('have names of their own after a reload', () => {
    const again = canvasState(restoreDrawing(grouped.drawing).drawing);
    const more = perform(commandOf('group'), { ...again, selection: ['b', 'c'] });
    expect(shapeOf(more, 'b')?.group).not.toBe(shapeOf(grouped, 'a')?.group);
  });
});

describe('paper', () => {
  const wide = drawn(box('a', 0, 0), box('b', 900, 400));
  const seesAll = ({ view, drawing }: CanvasState) => {
    const all = unionOf(drawing.shapes);
    return all !== null && encloses(seenArea(view), all);
  };

  test('of another size still shows all of the drawing to whoever saw all of it', () => {
    const fitted = showAll(canvasState(wide));
    expect(seesAll(fitted)).toBe(true);
    const smaller = resizePaper(fitted, 640, 400);
    expect(seesAll(smaller)).toBe(true);
    const larger = resizePaper(smaller, 1400, 900);
    expect(larger.view.zoom).toBe(100);
  });

  test('keeps the middle of a part that is looked at', () => {
    const state = canvasState(wide);
    const part = { ...state, view: pan(state.view, { x: 300, y: 100 }) };
    const middle = ({ view }: CanvasState) => [view.x + view.width / 2, view.y + view.height / 2];
    expect(middle(resizePaper(part, 500, 300))).toEqual(middle(part));
  });
});

test.each(TEMPLATES.map((template) => [template.label, template] as const))(
  'the template %s is a sound drawing that an empty canvas can begin with',
  (_, template) => {
    const drawing = templateDrawing(template);
    expect(restoreDrawing(drawing)).toEqual({ drawing, quarantined: [] });
    expect(drawing.shapes.filter(isLine).every(({ from, to }) => from && to)).toBe(true);
    const begun = perform(commandOf(`template-${template.id}`), canvasState(EMPTY));
    expect(begun.drawing.shapes).toHaveLength(template.boxes.length + template.arrows.length);
    expect(perform(commandOf(`template-${template.id}`), begun)).toBe(begun);
    expect(perform(commandOf('add-cache'), begun).drawing.shapes).toHaveLength(
      begun.drawing.shapes.length + 1,
    );
  },
);
