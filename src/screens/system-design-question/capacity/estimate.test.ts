import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimate, type Load, showBits, showBytes, showRate } from './estimate.ts';
import { FIELDS, readLoad, readNumber } from './fields.ts';

const load: Load = {
  usersPerDay: 864_000,
  requestsPerUser: 10,
  writeShare: 20,
  kilobytesWritten: 5,
  kilobytesRead: 50,
  peakFactor: 3,
  yearsKept: 2,
  copies: 3,
};

test('an estimate one can follow on paper', () => {
  const result = estimate(load);
  expect(result.requests).toBe(100);
  expect(result.peakRequests).toBe(300);
  expect([result.reads, result.writes]).toEqual([80, 20]);
  // 20 writes a second of 5 kB: 8.64 GB a day.
  expect(result.bytesPerDay).toBe(8.64e9);
  expect(result.bytesKept).toBeCloseTo(8.64e9 * 365 * 2 * 3, -3);
  expect(result.peakIn).toBeCloseTo(20 * 5000 * 8 * 3, 3);
  expect(result.peakOut).toBeCloseTo(80 * 50_000 * 8 * 3, 3);
});

test('no users, no load', () => {
  expect(Object.values(estimate({ ...load, usersPerDay: 0 }))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

test('twice the users, twice of everything', () => {
  const part = fc.double({ min: 0.1, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(part, part, fc.double({ min: 0, max: 100, noNaN: true }), (users, kilobytes, writeShare) => {
      const one = { ...load, usersPerDay: users, kilobytesWritten: kilobytes, writeShare };
      const [small, large] = [estimate(one), estimate({ ...one, usersPerDay: 2 * users })];
      for (const key of Object.keys(small) as (keyof typeof small)[])
        expect(large[key]).toBeCloseTo(2 * small[key], 0);
      expect(small.reads + small.writes).toBeCloseTo(small.requests);
    }),
  );
});

test('figures are shown with three digits and a unit', () => {
  expect(showBytes(8.64e9)).toBe('8.64 GB');
  expect(showBytes(999.9e6)).toBe('1 GB');
  expect(showBytes(0)).toBe('0 B');
  expect(showBytes(5e24)).toBe('5,000,000 EB');
  expect(showBits(2_400_000)).toBe('2.4 Mbit/s');
  expect(showRate(115.74)).toBe('116 /s');
});

test('numbers are read as people type them', () => {
  expect(readNumber('1,000,000', 1e9)).toBe(1e6);
  expect(readNumber('2.5e3', 1e9)).toBe(2500);
  for (const wrong of ['', ' ', 'many', '-1', 'Infinity', '101'])
    expect(readNumber(wrong, 100)).toBeUndefined();
  expect(readLoad({})).toBeDefined();
  expect(readLoad({ writeShare: '101' })).toBeUndefined();
  expect(new Set(FIELDS.map(({ id }) => id))).toEqual(new Set(Object.keys(load)));
});
