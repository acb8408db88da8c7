import fc from 'fast-check';
import { expect, it } from 'vitest';
import { merged } from './merge.ts';

const list = (...ids: string[]) => ids.map((id) => ({ id }));

it('takes each field and each element from whoever changed it', () => {
  const base = {
    a: 1,
    b: 2,
    list: [
      { id: 'x', text: 'one' },
      { id: 'y', text: 'two' },
    ],
  };
  const mine = {
    ...base,
    a: 5,
    list: [
      { id: 'x', text: 'mine' },
      { id: 'y', text: 'two' },
    ],
  };
  const theirs = {
    a: 1,
    b: 7,
    c: 8,
    list: [
      { id: 'y', text: 'theirs' },
      { id: 'z', text: 'new' },
    ],
  };
  expect(merged<object>(base, mine, theirs)).toEqual({
    a: 5,
    b: 7,
    c: 8,
    list: [
      { id: 'y', text: 'theirs' },
      { id: 'z', text: 'new' },
    ],
  });
});

it('keeps the order that one of them made, with what the other one added in its place', () => {
  expect(merged(list('a', 'b', 'c'), list('c', 'b', 'a'), list('a', 'n', 'b', 'c'))).toEqual(
    list('c', 'b', 'a', 'n'),
  );
  expect(merged(list('a', 'b'), list('a', 'm', 'b'), list('b', 'a'))).toEqual(list('b', 'a', 'm'));
});

it('takes over a whole list whose elements nothing tells apart', () => {
  expect(merged([1, 1], [1, 1, 2], [3, 3])).toEqual([3, 3]);
});

it('merges texts by words and never makes a word of two', () => {
  expect(merged('one two three', 'one 2 three', 'one two three four')).toBe('one 2 three four');
  expect(merged('one two', 'zero one two', 'one')).toBe('zero one');
  expect(merged('red', 'green', 'blue')).toBe('blue');
  expect(merged('2024', '2025', '2014')).toBe('2014');
});

it('gives either side where the other one has changed nothing, and the same to both who changed the same', () => {
  const value = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(value, value, (base, changed) => {
      expect(merged(base, base, changed)).toEqual(changed);
      expect(merged(base, changed, base)).toEqual(changed);
      expect(merged(base, changed, structuredClone(changed))).toEqual(changed);
    }),
  );
});

it('merges whatever there is', () => {
  const value = fc.jsonValue({ maxDepth: 4 });
  fc.assert(fc.property(value, value, value, (base, mine, theirs) => void merged(base, mine, theirs)));
});
