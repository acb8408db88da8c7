import { expect, it } from 'vitest';
import type { Approach } from '#dataset/approach.ts';
import { checkApproaches } from './check-approaches.ts';

const approach = (target: boolean): Approach => ({
  name: 'Pairs',
  technique: 'Brute force',
  target,
  time: 'O(n)',
  space: 'O(1)',
});
const ALL = { java: 'j', python: 'p', cpp: 'c' };

it('wants each approach in each language but the one that the reference solutions take', () => {
  const approaches = [approach(false), approach(true)];
  expect(checkApproaches('dsa/arrays/two-sum', { approaches, approachPrograms: { 1: ALL } })).toEqual([]);
  expect(
    checkApproaches('dsa/arrays/two-sum', { approaches, approachPrograms: { 1: { java: 'j' } } }),
  ).toEqual([
    {
      file: 'content/dsa/arrays/two-sum/solutions/approaches',
      field: 'approach 1',
      message: 'has no program in Python, C++',
    },
  ]);
});

it.each([
  [2, /the approach to aim for/],
  [3, /no entry in the front matter/],
])('wants no program of approach %i', (number, message) => {
  const approaches = [approach(false), approach(true)];
  const found = checkApproaches('dsa/arrays/two-sum', {
    approaches,
    approachPrograms: { 1: ALL, [number]: ALL },
  });
  expect(found).toEqual([expect.objectContaining({ message: expect.stringMatching(message) })]);
});
