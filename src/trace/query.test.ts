import { expect, test } from 'vitest';
import { findStep, parseQuery } from './query.ts';
import { Replay } from './replay.ts';

test.each([
  ['line 12', { line: 12 }],
  ['12', { line: 12 }],
  ['around line 12', { line: 12 }],
  ['i == 5', { condition: { name: 'i', operator: '==', value: 5 } }],
  ['when i = 5', { condition: { name: 'i', operator: '==', value: 5 } }],
  ['self.count >= -2.5', { condition: { name: 'self.count', operator: '>=', value: -2.5 } }],
  ['line 3 when word != "ab"', { line: 3, condition: { name: 'word', operator: '!=', value: 'sab' } }],
  ['node is None', { condition: { name: 'node', operator: '==', value: null } }],
  ['found == true', { condition: { name: 'found', operator: '==', value: true } }],
])('%s is understood', (text, query) => expect(parseQuery(text)).toEqual(query));

test.each(['', 'line', 'i ==', 'i == j', 'len(x) == 3', '12 monkeys', '__import__("os") == 1'])(
  '%j is not',
  (text) => expect(parseQuery(text)).toBeUndefined(),
);

test('the next moment is found, from the beginning again behind the last', () => {
  const line = (number: number, i: number) => [['l', number] as const, ['v', 1, 'i', i] as const];
  const replay = new Replay({
    operations: [['c', 1, 'f', 1, 0], ...line(2, 0), ...line(3, 5), ...line(2, 6), ...line(3, 5)],
    branches: [],
    stopped: false,
    skipped: 0,
  });
  const find = (text: string, from: number) => findStep(replay, parseQuery(text) ?? {}, from);
  expect(find('line 2', 0)).toBe(1);
  expect(find('line 2', 1)).toBe(3);
  expect(find('line 2', 3)).toBe(1);
  expect(find('i > 4', 2)).toBe(3);
  expect(find('line 3 when i == 5', 2)).toBe(4);
  expect(find('line 4', 0)).toBeUndefined();
});
