import { describe, expect, test } from 'vitest';
import { commandFor, commandOf, perform } from './commands/commands.ts';
import { toggleSelected } from './commands/select.ts';
import { outline } from './describe.ts';
import { type Drawing, EMPTY } from './drawing.ts';
import { readExcalidraw } from './excalidraw/read.ts';
import { writeExcalidraw } from './excalidraw/write.ts';
import { exportSvg } from './export-svg.ts';
import { drag } from './gestures/drag.ts';
import { press } from './gestures/press.ts';
import { release } from './gestures/release.ts';
import { restoreDrawing } from './restore.ts';
import { isLine, type Line, type Shape } from './shape.ts';
import { snapMove } from './snap.ts';
import { type CanvasState, canvasState, type Tool } from './state.ts';
import { fitView, INITIAL_VIEW, toCanvas, zoomTo } from './view.ts';
import { fitted, wrap } from './words.ts';

const box = (id: string, x: number, y: number, more: Partial<Shape> = {}): Shape =>
  ({ id, type: 'rect', x, y, w: 100, h: 60, text: '', ...more }) as Shape;
const arrow = (id: string, from: string, to: string): Line => ({
  id,
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
});
const drawn = (...shapes: unknown[]): Drawing => restoreDrawing({ shapes }).drawing;
const input = (x: number, y: number) => ({
  point: { x, y },
  shift: false,
  free: false,
  copy: false,
  touch: false,
});
const at = (drawing: Drawing, tool: Tool): CanvasState => ({ ...canvasState(drawing), tool });
const click = (state: CanvasState, x: number, y: number) => release(press(state, input(x, y)), input(x, y));
const pull = (state: CanvasState, from: [number, number], to: [number, number]) =>
  release(drag(press(state, input(...from)), input(...to)), input(...to));
const lineOf = ({ drawing }: CanvasState) => drawing.shapes.find(isLine);

describe('tools', () => {
  test('a click places a shape of the specified size around it', () => {
    expect(click(at(EMPTY, 'rect'), 200, 200).drawing.shapes).toMatchObject([
      { x: 150, y: 170, w: 100, h: 60 },
    ]);
    expect(click(at(EMPTY, 'circle'), 200, 200).drawing.shapes).toMatchObject([{ w: 80, h: 80 }]);
    const written = click(at(EMPTY, 'text'), 200, 200);
    expect(written.drawing.shapes).toMatchObject([{ w: 120, h: 30, text: 'Label' }]);
    expect(written.editing).toBe(written.drawing.shapes[0]?.id);
    expect(click(at(EMPTY, 'line'), 200, 200).drawing).toBe(EMPTY);
  });

  test('the eraser takes the topmost shape that is no line', () => {
    const drawing = drawn(box('low', 0, 0), box('high', 20, 0), {
      ...arrow('line', '', ''),
      from: undefined,
      to: undefined,
      x: 0,
      y: 30,
      x2: 200,
      y2: 30,
    });
    const once = click(at(drawing, 'eraser'), 60, 30);
    expect(once.drawing.shapes.map(({ id }) => id)).toEqual(['low', 'line']);
    expect(click(once, 160, 30).drawing).toBe(once.drawing);
  });

  test('an arrow joins the shapes at its ends, keeps to their borders and lets go of the erased one', () => {
    const joined = pull(at(drawn(box('a', 0, 0), box('b', 300, 0)), 'arrow'), [50, 30], [350, 30]);
    expect(lineOf(joined)).toMatchObject({ from: 'a', to: 'b', x: 104, y: 30, x2: 296, y2: 30 });
    const erased = click({ ...joined, tool: 'eraser' }, 350, 30);
    expect(lineOf(erased)).toMatchObject({ from: 'a', x2: 296 });
    expect(lineOf(erased)?.to).toBeUndefined();
  });

  test('what goes there and what comes back do not lie on each other', () => {
    const { shapes } = drawn(
      box('a', 0, 0),
      box('b', 300, 0),
      arrow('there', 'a', 'b'),
      arrow('back', 'b', 'a'),
    );
    const [there, back] = shapes.filter(isLine);
    expect(Math.abs((there?.y ?? 0) - (back?.y ?? 0))).toBe(18);
  });
});

describe('commands', () => {
  test('align and distribute move boxes, and only those selected', () => {
    let state = canvasState(drawn(box('a', 0, 0), box('b', 130, 40), box('c', 400, 90), box('d', 7, 7)));
    for (const id of ['a', 'b', 'c']) state = toggleSelected(state, id);
    const aligned = perform(commandOf('align-top'), state);
    expect(aligned.drawing.shapes.map(({ y }) => y)).toEqual([0, 0, 0, 7]);
    const spread = perform(commandOf('distribute-x'), aligned);
    expect(spread.drawing.shapes.map(({ x }) => x)).toEqual([0, 200, 400, 7]);
  });

  test('a copy of two joined shapes is joined within itself', () => {
    const state = canvasState(drawn(box('a', 0, 0), box('b', 300, 0), arrow('l', 'a', 'b')));
    const pasted = ['select-all', 'copy', 'paste'].reduce((now, id) => perform(commandOf(id), now), state);
    const copy = pasted.drawing.shapes.filter(isLine)[1];
    expect(pasted.selection).toContain(copy?.from);
    expect(pasted.selection).toContain(copy?.to);
  });

  test('keys mean what is possible now', () => {
    const state = canvasState(drawn(box('a', 0, 0)));
    expect(commandFor('ArrowLeft', state)?.id).toBe('select-left');
    expect(commandFor('ArrowLeft', { ...state, selection: ['a'] })?.id).toBe('move-left');
    expect(commandFor('Delete', canvasState(state.drawing, true))).toBeUndefined();
  });
});

describe('words', () => {
  test('an outline reads boxes row by row, then what joins them', () => {
    const drawing = drawn(
      arrow('l', 'client', 'lb'),
      box('db', 0, 300, { kind: 'database', text: 'Orders' } as Partial<Shape>),
      box('lb', 300, 10, { kind: 'load-balancer', text: 'Load balancer' } as Partial<Shape>),
      box('client', 0, 0, { kind: 'client', text: 'Client' } as Partial<Shape>),
      box('plain', 300, 300),
    );
    expect(outline(drawing).map(({ text }) => text)).toEqual([
      'Client',
      'Load balancer',
      'Orders (database)',
      'rectangle 1',
      'arrow from Client to Load balancer',
    ]);
  });

  test('text is wrapped, broken where a word is too long, and boxes grow for it', () => {
    expect(wrap('', 100)).toEqual([]);
    expect(wrap('one two three four five', 80).length).toBeGreaterThan(1);
    expect(wrap('x'.repeat(60), 100).join('')).toBe('x'.repeat(60));
    const grown = fitted({
      id: 'a',
      type: 'rect',
      x: 0,
      y: 0,
      w: 100,
      h: 60,
      text: 'word '.repeat(40).trim(),
    });
    expect([grown.w, grown.h > 60]).toEqual([100, true]);
  });
});

describe('view', () => {
  test('zoom keeps to its steps and to the point under the pointer', () => {
    const anchor = { x: 200, y: 100 };
    const view = zoomTo(INITIAL_VIEW, 137, anchor);
    expect(view.zoom).toBe(140);
    expect(toCanvas(view, anchor).x).toBeCloseTo(200, 1);
    expect([zoomTo(view, 999).zoom, zoomTo(view, 1).zoom]).toEqual([200, 50]);
  });

  test('what is shown whole lies in the middle', () => {
    const view = fitView(INITIAL_VIEW, { x: 1000, y: 1000, w: 1200, h: 100 });
    expect(view.zoom).toBe(60);
    expect(toCanvas(view, { x: 400, y: 250 }).x).toBeCloseTo(1600, 1);
    expect(toCanvas(view, { x: 400, y: 250 }).y).toBeCloseTo(1050, 1);
  });

  test('a moved shape lines up with a near one, otherwise with the grid', () => {
    const [a, b] = [box('a', 0, 0), box('b', 203, 400)];
    const near = snapMove([b], [a], { x: -200, y: 0 }, 100);
    expect(near.by.x).toBe(-203);
    expect(near.guides).toMatchObject([{ axis: 'x' }]);
    expect(snapMove([b], [], { x: 1, y: 1 }, 100).by).toEqual({ x: -3, y: 0 });
  });
});

describe('files', () => {
  test('a foreign Excalidraw file: what is known is taken over, the rest set aside', () => {
    const element = { x: 10, y: 10, width: 200, height: 100, isDeleted: false };
    const { drawing, quarantined } = readExcalidraw(
      JSON.stringify({
        type: 'excalidraw',
        elements: [
          { ...element, id: 'r', type: 'diamond' },
          {
            ...element,
            id: 't',
            type: 'text',
            text: 'Wrapped\nAPI',
            originalText: 'Wrapped API',
            containerId: 'r',
          },
          { ...element, id: 'f', type: 'freedraw' },
          { ...element, id: 'gone', type: 'rectangle', isDeleted: true },
          {
            ...element,
            id: 'a',
            type: 'arrow',
            points: [
              [0, 0],
              [5, 5],
              [300, 0],
            ],
            startBinding: { elementId: 'r', focus: 0, gap: 1 },
          },
          { id: 'bad', type: 'rectangle', x: 'left' },
        ],
      }),
    );
    expect(drawing.shapes).toMatchObject([
      { id: 'r', type: 'rect', text: 'Wrapped API' },
      { id: 'a', type: 'arrow', from: 'r', x2: 310, y2: 10 },
    ]);
    expect(quarantined).toHaveLength(2);
    expect(readExcalidraw('{').quarantined[0]?.reason).toBe('is not JSON');
  });

  test('joined lines go out as arrows without a head: only those stay joined in Excalidraw', () => {
    const line = { ...arrow('l', 'a', 'b'), type: 'line' };
    const file = JSON.parse(writeExcalidraw(drawn(box('a', 0, 0), box('b', 300, 0), line)));
    expect(file.elements.at(-1)).toMatchObject({
      type: 'arrow',
      endArrowhead: null,
      startBinding: { elementId: 'a' },
      endBinding: { elementId: 'b' },
    });
    expect(file.elements[0].boundElements).toContainEqual({ id: 'l', type: 'arrow' });
  });

  test('text in an SVG file is text and nothing else', () => {
    const svg = exportSvg(drawn(box('a', 0, 0, { text: '<b>&"\u0001' })), 'A & B');
    expect(svg).toContain('&lt;b&gt;&amp;&quot;');
    expect(svg).toContain('<title>A &amp; B</title>');
    expect(svg).not.toContain('\u0001');
  });

  test('a broken shape is set aside with its reason and the rest restored', () => {
    const { drawing, quarantined } = restoreDrawing({
      shapes: [box('a', 0, 0), box('a', 5, 5), box('b', Number.NaN, 0), null, arrow('l', 'a', 'nowhere')],
    });
    expect(drawing.shapes.map(({ id }) => id)).toEqual(['a', 'l']);
    expect(quarantined).toHaveLength(3);
    expect(restoreDrawing('nothing').quarantined).toHaveLength(1);
  });
});
