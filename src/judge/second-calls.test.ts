import { expect, test } from 'vitest';
import { explainSecondCall, secondCalls } from './second-calls.ts';

const tests = (...inputs: unknown[]) => inputs.map((x, index) => ({ index, input: { x: x as string } }));

test('the first two come in both orders, one twice, and the largest readable one on both sides', () => {
  const given = tests('ab', 'c', 'x'.repeat(1000), 'long', 'y');
  const pairs = secondCalls('function', given).map(({ before, index }) => [before.x, given[index]?.input.x]);
  expect(pairs).toEqual([
    ['ab', 'c'],
    ['c', 'ab'],
    ['ab', 'ab'],
    ['long', 'ab'],
    ['ab', 'long'],
  ]);
});

test('a lone test comes twice, one that nobody can read not at all, and a round trip has none', () => {
  expect(secondCalls('class', tests('a'))).toEqual([{ before: { x: 'a' }, index: 0 }]);
  expect(secondCalls('function', tests('x'.repeat(1000)))).toEqual([]);
  expect(secondCalls('round-trip', tests('a', 'b'))).toEqual([]);
});

test('what came before is told, after what the program said', () => {
  expect(explainSecondCall('function', { n: 3, s: 'x' }, 'IndexError')).toMatch(
    /^IndexError\nThe first call is right.* with n = 3, s = "x"\. Does a global/,
  );
  expect(explainSecondCall('class', { operations: [] }, undefined)).toMatch(/^The first object is right/);
});
