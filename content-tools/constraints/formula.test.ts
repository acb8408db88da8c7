import { expect, test } from 'vitest';
import { parseChain, parsePlaces, parseQuantity } from './formula.ts';

test('arithmetic binds as it is written in mathematics', () => {
  expect(parseChain('-2^31 <= 3 * 10^4 - (1 + 2)')).toMatchObject({
    comparisons: ['<='],
    sides: [
      [{ operator: '-', left: { value: 0 }, right: { operator: '^', left: { value: 2 } } }],
      [{ operator: '-', left: { operator: '*', right: { operator: '^' } }, right: { operator: '+' } }],
    ],
  });
});

test('names keep their indexes, lengths and values', () => {
  expect(parseChain('0 <= a[i + 1][0], Node.val < b.length').sides).toMatchObject([
    [{ value: 0 }],
    [
      { name: 'a', steps: [{ index: { operator: '+' } }, { index: { value: 0 } }] },
      { name: 'Node', steps: ['val'] },
    ],
    [{ name: 'b', steps: ['length'] }],
  ]);
  expect(parsePlaces('s, words[i]')).toMatchObject([{ name: 's' }, { name: 'words', steps: [{}] }]);
  expect(parseQuantity('nums.length + 1')).toMatchObject({ operator: '+' });
  expect(parseQuantity(50)).toEqual({ kind: 'number', value: 50 });
});

test.each([
  ['1 <= n <= ', 'ends too early'],
  ['nums[i <= 4', '"<=" cannot stand there'],
  ['1 <= n; n <= 4', 'has no meaning from "; n <= 4" on'],
  ['1 <= n, where n is even', '"n" cannot stand there'],
  ['s.size == 3', '"size" cannot stand there'],
  ['nums', 'compares nothing'],
])('%s is no formula', (text, reason) => {
  expect(() => parseChain(text)).toThrow(reason);
});

test('a number is no place', () => {
  expect(() => parsePlaces('s, 3')).toThrow('holds something else than names');
});
