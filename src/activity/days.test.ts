import fc from 'fast-check';
import { expect, it } from 'vitest';
import { activityWeeks, localDate } from './days.ts';

const SATURDAY = new Date(2026, 10, 21, 15).getTime();

it('ends today and begins on a Monday', () => {
  const weeks = activityWeeks([], SATURDAY, 26);
  expect(weeks).toHaveLength(26);
  expect(weeks.at(-1)?.at(-1)?.date).toBe('2026-11-21');
  expect(weeks.at(-1)).toHaveLength(6);
  expect(weeks[0]?.[0]?.date).toBe('2026-05-25');
});

it('lists every day once, in order, and counts each activity in range once', () => {
  const time = fc.integer({ min: 0, max: 4_000_000_000_000 });
  fc.assert(
    fc.property(time, fc.array(fc.integer({ min: -200, max: 10 })), (today, offsets) => {
      const times = offsets.map((days) => today + days * 86_400_000);
      const days = activityWeeks(times, today, 10).flat();
      const dates = days.map(({ date }) => date);
      expect(dates).toEqual([...new Set(dates)].sort());
      expect(dates.at(-1)).toBe(localDate(today));
      const counted = days.reduce((sum, { count }) => sum + count, 0);
      expect(counted).toBe(times.filter((at) => dates.includes(localDate(at))).length);
    }),
  );
});
