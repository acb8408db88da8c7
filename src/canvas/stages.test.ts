import { expect, test } from 'vitest';
import { restoreDrawing } from './restore.ts';
import { drawingAt } from './stages.ts';

const box = (id: string, x: number) => ({ id, type: 'rect', x, y: 0, w: 60, h: 40, text: id });
const arrow = (from: string, to: string) => ({
  ...{ id: `${from}-${to}`, type: 'arrow', x: 0, y: 0, w: 0, h: 0, x2: 9, y2: 9, text: '' },
  ...{ from, to },
});
const { drawing } = restoreDrawing({
  shapes: [box('a', 0), box('b', 100), box('c', 200), arrow('a', 'b'), arrow('b', 'c')],
});
const STAGES = [{ adds: ['a'] }, { adds: ['b'] }, { adds: ['c'] }];
const idsAt = (index: number) => drawingAt(drawing, STAGES, index).shapes.map(({ id }) => id);

test('a stage has the boxes so far and the lines between them', () => {
  expect(idsAt(0)).toEqual(['a']);
  expect(idsAt(1)).toEqual(['a', 'b', 'a-b']);
});

test('the last stage has everything', () => {
  expect(idsAt(2)).toEqual(drawing.shapes.map(({ id }) => id));
});
