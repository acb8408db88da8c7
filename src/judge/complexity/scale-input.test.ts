import { expect, test } from 'vitest';
import { expandValue } from '#judge/generate.ts';
import { canScale, scaleInput, sizeOf } from './scale-input.ts';

const gen = (kind: string, fields: object) => ({ $gen: kind, ...fields });

test.each([
  ['a list', { nums: gen('ints', { length: 1000, min: 0, max: 9 }) }],
  ['parts', { nums: gen('concat', { parts: [[1, 2], gen('range', { length: 998 })] }) }],
  ['a matrix', { grid: gen('matrix', { rows: 32, columns: 32, min: 0, max: 1 }) }],
  [
    'texts in a list',
    { words: gen('repeat', { times: 32, value: gen('string', { length: 32, alphabet: 'ab' }) }) },
  ],
  ['a tree', { root: gen('tree', { size: 1000, shape: 'random', min: 0, max: 9 }) }],
])('%s grows as asked', (_name, input) => {
  const whole = sizeOf(expandValue(scaleInput(input, 1)));
  expect(scaleInput(input, 1)).toEqual(input);
  for (const factor of [0.25, 4]) {
    const size = sizeOf(expandValue(scaleInput(input, factor)));
    expect(size / whole / factor).toBeGreaterThan(0.8);
    expect(size / whole / factor).toBeLessThan(1.25);
  }
});

test('a number of nodes follows the graph, other numbers stay', () => {
  const input = { n: 100, edges: gen('edges', { nodes: 100, count: 300, shape: 'simple' }), k: 7 };
  expect(scaleInput(input, 2)).toEqual({
    n: 200,
    edges: gen('edges', { nodes: 200, count: 600, shape: 'simple' }),
    k: 7,
  });
});

test('small counts are a test’s shape', () => {
  const input = { words: gen('repeat', { times: 3, value: gen('string', { length: 100, alphabet: 'a' }) }) };
  expect(scaleInput(input, 4).words).toMatchObject({ times: 3, value: { length: 400 } });
});

test('what is written out cannot be scaled', () => {
  expect(canScale({ nums: [1, 2, 3], k: 1000 })).toBe(false);
  expect(canScale({ nums: gen('ints', { length: 5, min: 0, max: 1 }) })).toBe(false);
  expect(canScale({ nums: [[gen('ints', { length: 50, min: 0, max: 1 })]] })).toBe(true);
});
