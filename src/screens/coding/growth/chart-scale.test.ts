import { expect, test } from 'vitest';
import { niceEnd, shortCount, shortMs } from './chart-scale.ts';

test.each([
  [0.3, 0.5],
  [1, 1],
  [7, 10],
  [134, 200],
  [2001, 5000],
])('an axis for %s ends at %s', (value, end) => {
  expect(niceEnd(value)).toBeCloseTo(end, 9);
});

test.each([
  [850, '850'],
  [12_345, '12.3k'],
  [1_500_000, '1.5M'],
])('%s is written %s', (count, text) => {
  expect(shortCount(count)).toBe(text);
});

test.each([
  [0, '0 ms'],
  [0.123, '0.1 ms'],
  [85.4, '85 ms'],
  [1234, '1.23 s'],
])('%s ms is written %s', (ms, text) => {
  expect(shortMs(ms)).toBe(text);
});
