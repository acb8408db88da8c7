import { expect, it } from 'vitest';
import { formatElapsed } from './timer.tsx';

it.each([
  [0, '00:00'],
  [999, '00:00'],
  [61_000, '01:01'],
  [3_599_999, '59:59'],
  [3_600_000, '1:00:00'],
  [36_061_000, '10:01:01'],
])('%d ms reads %s', (ms, text) => {
  expect(formatElapsed(ms)).toBe(text);
});
