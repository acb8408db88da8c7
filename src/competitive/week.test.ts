import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoWeek, isoWeekOf, localDay } from './iso-week.ts';
import { doneInAll, emptyWeek, PLAN, PLAN_TOTAL, tick, weekSchema } from './weekly-plan.ts';

test.each([
  [new Date(2026, 10, 21), '2026-W47'],
  [new Date(2026, 10, 22, 23, 59, 59), '2026-W47'],
  [new Date(2026, 10, 23), '2026-W48'],
  [new Date(2021, 0, 3), '2020-W53'],
  [new Date(2021, 0, 4), '2021-W01'],
  [new Date(2024, 11, 30), '2025-W01'],
  [new Date(2027, 0, 1), '2026-W53'],
  [new Date(1969, 11, 31), '1970-W01'],
])('%s lies in %s', (date, id) => {
  expect(isoWeek(date).id).toBe(id);
});

const dates = fc.date({ min: new Date(1900, 0, 1), max: new Date(2200, 0, 1), noInvalidDate: true });

test('a week is the seven days from Monday to Sunday, and each of them finds it', () => {
  fc.assert(
    fc.property(dates, (date) => {
      const week = isoWeek(date);
      expect(week.days).toHaveLength(7);
      expect(week.days).toContain(localDay(date));
      const days = week.days.map((day) => new Date(`${day}T12:00`));
      expect(days.map((day) => day.getDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
      for (const day of days) expect(isoWeek(day)).toEqual(week);
      expect(isoWeekOf(week.id)).toEqual(week);
    }),
  );
});

test('later weeks have later ids', () => {
  fc.assert(
    fc.property(dates, dates, (a, b) => {
      const [first, second] = [isoWeek(a), isoWeek(b)];
      if (first.id < second.id) expect(a.getTime()).toBeLessThan(b.getTime());
    }),
  );
});

test('ids that name no week', () => {
  for (const id of ['', '2026', '2026-W00', '2025-W53', '2026-W54', '2026-47'])
    expect(isoWeekOf(id)).toBeUndefined();
});

test('the plan: 2 contests, 2–3 problems on each of 7 days, at least 2 upsolves', () => {
  expect(PLAN.map(({ title, count }) => [title, count])).toEqual([
    ['2 contests', 2],
    ['2–3 problems every day', 7],
    ['At least 2 upsolves', 2],
  ]);
});

test('ticks change one box, are counted, and never break the record', () => {
  const step = fc.tuple(fc.constantFrom(...PLAN), fc.nat(6), fc.boolean());
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const on = new Set<string>();
      let week = emptyWeek('2026-W47');
      for (const [part, index, ticked] of steps.filter(([part, index]) => index < part.count)) {
        week = tick(week, part.id, index, ticked);
        if (ticked) on.add(`${part.id}${index}`);
        else on.delete(`${part.id}${index}`);
      }
      expect(doneInAll(week)).toBe(on.size);
      expect(weekSchema.safeParse(week).success).toBe(true);
      expect(PLAN_TOTAL).toBe(11);
    }),
  );
});
