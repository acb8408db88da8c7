import { expect, test } from 'vitest';
import type { Value } from './format.ts';
import { cellText, showValue } from './show-value.ts';
import type { TracedObject } from './state.ts';

const list = (type: string, items: Value[]): TracedObject => ({
  kind: 'list',
  type,
  items,
  size: items.length,
});
const objects = new Map<number, TracedObject>([
  [1, list('list', [null, true])],
  [2, list('deque', [1])],
  [3, list('int[]', [1, 2])],
  [4, list('ArrayList', ['xnull', 'xtrue'])],
  [5, list('StringBuilder', ['ca', 'c"'])],
  [6, { kind: 'set', type: 'set', entries: [], size: 0 }],
  [7, { kind: 'set', type: 'HashSet', entries: [], size: 0 }],
]);

test.each<[Value, string]>([
  [null, 'None'],
  ['xnull', 'null'],
  ['ca', "'a'"],
  [[1], '[None, True]'],
  [[2], 'deque([1])'],
  [[3], '[1, 2]'],
  [[4], '[null, true]'],
  [[5], '"a""'],
  [[6], 'set()'],
  [[7], '{}'],
])('%j is written as its language writes it: %s', (value, text) =>
  expect(showValue(value, objects)).toBe(text),
);

test('a cell holds a character without quotes', () => {
  expect(cellText('ca', objects)).toBe('a');
  expect(cellText('sab', objects)).toBe('ab');
});
