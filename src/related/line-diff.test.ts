import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineDiff } from './line-diff.ts';

test('lines of one, the other and both, each with its numbers', () => {
  expect(lineDiff('a\nb\nc', 'a\r\nx  \r\nc\r\n')).toEqual([
    { in: 'both', text: 'a', ownLine: 1, otherLine: 1 },
    { in: 'own', text: 'b', ownLine: 2 },
    { in: 'other', text: 'x', otherLine: 2 },
    { in: 'both', text: 'c', ownLine: 3, otherLine: 3 },
  ]);
});

test('the lines of each side are the whole text of that side, in order', () => {
  const text = fc.array(fc.constantFrom('a', '  b', '', 'return x'), { maxLength: 20 }).map((lines) => {
    const [last = 'end'] = lines.slice(-1);
    return [...lines, last || 'end'].join('\n');
  });
  fc.assert(
    fc.property(text, text, (own, other) => {
      const lines = lineDiff(own, other) ?? [];
      const side = (name: 'own' | 'other') =>
        lines.filter((line) => line.in !== (name === 'own' ? 'other' : 'own')).map((line) => line.text);
      expect(side('own').join('\n')).toBe(own);
      expect(side('other').join('\n')).toBe(other);
    }),
  );
});

test('nothing in common', () => {
  expect(lineDiff('a', 'b')?.map((line) => line.in)).toEqual(['own', 'other']);
});
