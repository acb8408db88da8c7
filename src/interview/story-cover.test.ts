import { expect, test } from 'vitest';
import { coverOf } from './story-cover.ts';

const row = (title: string, marks: string) => ({ title, marks: [...marks].map((mark) => mark === '1') });
const COMPETENCIES = ['Ownership', 'Conflict', 'Leading', 'Failure'];

test('gaps, single stories and a stretched one', () => {
  expect(coverOf(COMPETENCIES, [row('Bookings', '1011'), row('Cache', '1000')])).toEqual({
    missing: ['Conflict'],
    single: ['Leading', 'Failure'],
    stretched: ['Bookings'],
  });
});

test('half of the competencies is not stretched, and a row without a title is not there', () => {
  expect(coverOf(COMPETENCIES, [row('Bookings', '1100'), row(' ', '1111')])).toEqual({
    missing: ['Leading', 'Failure'],
    single: ['Ownership', 'Conflict'],
    stretched: [],
  });
  expect(coverOf(COMPETENCIES, [])).toEqual({ missing: COMPETENCIES, single: [], stretched: [] });
});
