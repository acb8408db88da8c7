import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCalendar } from './calendar.ts';
import { addDays, daysBetween, isDay, weekdayOf } from './dates.ts';
import { makePlan } from './make-plan.ts';
import { situation, TODAY } from './testing/arbitrary-plan.ts';

const NOW = Date.UTC(2026, 10, 22, 9, 30);
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it('a plan is an event a day with its steps, and the interview', () => {
  const step = { key: 'k', id: 'x', kind: 'question', minutes: 25, why: 'W.', done: false } as const;
  const plan = {
    days: [
      { day: '2026-12-31', steps: [{ ...step, title: 'Search, Insert; Delete' }], minutes: 25, off: false },
      { day: '2027-01-01', steps: [], minutes: 0, off: true },
    ],
    left: [],
  };
  const lines = unfold(toCalendar(plan, '2027-01-02', NOW));
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines).toContain('DTSTAMP:20261122T093000Z');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('SUMMARY:Dryrun: 1 step\\, 25 min');
  expect(lines).toContain('DESCRIPTION:Search\\, Insert\\; Delete (question\\, 25 min)');
  expect(lines).toContain('UID:20270102-interview@dryrun');
});

it('no line is longer than 75 bytes, and every event is closed and has a name of its own', () => {
  fc.assert(
    fc.property(situation, ({ goal, catalog, record }) => {
      const odd = catalog.map((each) => ({
        ...each,
        title: `${each.title} – größer als ${'木'.repeat(20)}`,
      }));
      const text = toCalendar(makePlan(goal, odd, record, TODAY), goal.interviewOn, NOW);
      for (const line of text.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const lines = unfold(text);
      const ids = lines.filter((line) => line.startsWith('UID:'));
      expect(new Set(ids).size).toBe(ids.length);
      expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(ids.length);
    }),
  );
});

it('days are counted by the calendar', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count));
  fc.assert(
    fc.property(day, fc.integer({ min: -500, max: 500 }), (from, count) => {
      expect(daysBetween(from, addDays(from, count))).toBe(count);
      expect(isDay(from)).toBe(true);
    }),
  );
  expect(weekdayOf('2026-11-22')).toBe(0);
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(['2026-02-30', '2026-1-1', '', 'today'].map(isDay)).toEqual([false, false, false, false]);
});
