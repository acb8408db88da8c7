import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dueAt, dueItems, type ReviewState, startOfDay } from './due.ts';
import { answer, GRADES, nextIntervals } from './schedule.ts';

const DAY = 86_400_000;
const NOON = new Date(2026, 10, 21, 12).getTime();
const grades = fc.array(fc.constantFrom(...GRADES), { minLength: 1, maxLength: 30 });

/** States after answering whenever the item is due. */
function history(answers: readonly (typeof GRADES)[number][], start = NOON): ReviewState[] {
  const states: ReviewState[] = [];
  let now = start;
  for (const grade of answers) {
    const state = answer(states.at(-1), grade, now);
    states.push(state);
    now = state.due + 9 * 3_600_000;
  }
  return states;
}

it('is never due again on the local day of the answer, whatever was answered and when', () => {
  const time = fc.integer({ min: 0, max: 4_000_000_000_000 });
  fc.assert(
    fc.property(grades, time, (answers, start) => {
      for (const state of history(answers, start)) {
        expect(state.due).toBeGreaterThanOrEqual(startOfDay(state.lastReview, 1));
      }
    }),
  );
});

it('never gives a better answer a shorter interval', () => {
  fc.assert(
    fc.property(grades, (answers) => {
      const states = history(answers);
      const state = states.at(-1);
      const days = nextIntervals(state, (state?.due ?? NOON) + 1);
      expect(days.Hard).toBeGreaterThanOrEqual(days.Again);
      expect(days.Good).toBeGreaterThanOrEqual(days.Hard);
      expect(days.Easy).toBeGreaterThanOrEqual(days.Good);
    }),
  );
});

it('goes on after a clock was set back', () => {
  const state = answer(undefined, 'Good', NOON);
  const earlier = answer(state, 'Good', NOON - 400 * DAY);
  expect(Number.isFinite(earlier.due)).toBe(true);
  expect(earlier.due).toBeGreaterThanOrEqual(startOfDay(NOON - 400 * DAY, 1));
});

it('does not wait for the day that a clock which ran ahead believed it to be', () => {
  const ahead = NOON + 365 * DAY;
  const item = { id: 'a', at: ahead };
  const state = answer(undefined, 'Good', ahead);
  for (const known of [undefined, state]) {
    expect(dueItems([item], new Map(known && [['a', known]]), NOON)).toEqual([item]);
  }
  const again = answer(state, 'Good', NOON);
  expect(dueItems([item], new Map([['a', again]]), NOON)).toEqual([]);
  expect(again.due).toBeLessThan(ahead);
  // A clock put right by minutes asks nothing twice a day.
  expect(dueItems([item], new Map([['a', answer(undefined, 'Again', NOON + 60_000)]]), NOON)).toEqual([]);
});

it('asks for the first time on the next day, then by the schedule, longest overdue first', () => {
  const items = [
    { id: 'today', at: NOON },
    { id: 'yesterday', at: NOON - DAY },
    { id: 'last-week', at: NOON - 7 * DAY },
    { id: 'answered', at: NOON - 7 * DAY },
  ];
  const states = new Map([['answered', answer(undefined, 'Again', NOON)]]);
  expect(dueItems(items, states, NOON).map(({ id }) => id)).toEqual(['last-week', 'yesterday']);
  expect(dueAt({ id: 'today', at: NOON }, undefined, NOON)).toBe(startOfDay(NOON, 1));
  expect(dueItems(items, states, NOON + DAY).map(({ id }) => id)).toContain('answered');
});
