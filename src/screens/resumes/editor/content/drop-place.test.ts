import { expect, it } from 'vitest';
import { dropPlace } from './drop-place.ts';

/** A low, a high and a low entry, ten pixels apart. */
const ENTRIES = [
  { top: 0, bottom: 40 },
  { top: 50, bottom: 250 },
  { top: 260, bottom: 300 },
];

it.each([
  [0, 0, 0],
  [0, 100, 0],
  [0, 110, 1],
  [0, 239, 1],
  [0, 240, 2],
  [0, 9999, 2],
  [0, -50, 0],
  [1, 29, 1],
  [1, 30, 2],
  [1, -29, 1],
  [1, -30, 0],
  [2, -109, 2],
  [2, -110, 1],
  [2, -9999, 0],
])('an entry dragged from %i by %i pixels is dropped at %i', (from, offset, to) => {
  expect(dropPlace(ENTRIES, from, offset)).toBe(to);
});

it('one that is gone stays gone', () => {
  expect(dropPlace([], 2, 10)).toBe(2);
});
