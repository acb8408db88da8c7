import { describe, expect, it } from 'vitest';
import type { Box, Line } from '#canvas/shape.ts';
import { labelFits, labelOf, nodeTextFits, textFits } from './drawing-texts.ts';

const box = (text: string, more: Partial<Box> = {}): Box => ({
  id: 'a',
  type: 'rect',
  x: 0,
  y: 0,
  w: 140,
  h: 60,
  text,
  ...more,
});
const line = (text: string, x2: number, y2 = 0): Line => ({
  id: 'l',
  type: 'arrow',
  x: 0,
  y: 0,
  w: 0,
  h: 0,
  x2,
  y2,
  text,
});

describe("a box's text", () => {
  it.each([
    ['short', box('Orders'), true],
    ['two lines', box('Orders\nby customer'), true],
    ['too wide: the canvas would break it', box('Orders of all the customers'), false],
    ['too high', box('a\nb\nc\nd'), false],
    ['as wide as a plain box allows', box('Transcoding films'), true],
    ['wider than the strips of a service leave', box('Transcoding films', { kind: 'service' }), false],
    ['wider than the round ends of a queue leave', box('Decision metrics', { kind: 'queue' }), false],
    ['below the lid of a database', box('Orders\nby day', { kind: 'database', h: 50 }), false],
    ['clear of the lid of a higher one', box('Orders\nby day', { kind: 'database', h: 70 }), true],
    ["on a cache's sign", box('Known addresses\nin memory', { kind: 'cache', h: 56 }), false],
    ["beside a cache's sign", box('Known addresses\nin memory', { kind: 'cache', w: 180, h: 56 }), true],
    ['in a circle', box('Dispensing', { type: 'circle', w: 90, h: 60 }), false],
  ])('%s', (_name, shape, fits) => {
    expect(textFits(shape)).toBe(fits);
  });
});

describe("a line's text", () => {
  it('takes up its place on the middle of the line', () => {
    const label = labelOf(line('ask', 200, 100));
    expect((label?.x ?? 0) + (label?.w ?? 0) / 2).toBeCloseTo(100);
    expect((label?.y ?? 0) + (label?.h ?? 0) / 2).toBeCloseTo(50);
    expect(labelOf(line('', 200))).toBeUndefined();
  });

  it.each([
    ['none', line('', 10), true],
    ['with line on both sides', line('select', 100), true],
    ['as long as the line', line('select, all checks pass', 140), false],
    ['on an upright line, where only its height counts', line('select, all checks pass', 0, 60), true],
    ['on an upright line that is too short', line('ask', 0, 30), false],
  ])('%s', (_name, shape, fits) => {
    expect(labelFits(shape)).toBe(fits);
  });
});

it("a node's note may be longer than its label", () => {
  const text = 'Recommendation service';
  expect([nodeTextFits(text, 'label'), nodeTextFits(text, 'note')]).toEqual([false, true]);
  expect(nodeTextFits('Robots removed, weight by chance of being seen', 'note')).toBe(false);
});
