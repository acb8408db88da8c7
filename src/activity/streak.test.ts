import fc from 'fast-check';
import { expect, it } from 'vitest';
import { streakOf } from './streak.ts';

const at = (month: number, day: number, hour = 12) => new Date(2026, month - 1, day, hour).getTime();
const NOW = at(11, 23, 9);

it.each([
  ['nothing', [], { days: 0, today: false, best: 0 }],
  ['today alone', [at(11, 23, 8)], { days: 1, today: true, best: 1 }],
  ['yesterday, which today can still continue', [at(11, 22), at(11, 21)], { days: 2, today: false, best: 2 }],
  ['a day missed', [at(11, 21), at(11, 20), at(11, 19)], { days: 0, today: false, best: 3 }],
  ['several times a day', [at(11, 23, 1), at(11, 23, 8), at(11, 22)], { days: 2, today: true, best: 2 }],
  ['a longer one before', [at(11, 23), at(11, 1), at(10, 31), at(10, 30)], { days: 1, today: true, best: 3 }],
  ['a clock that ran ahead', [at(12, 24), at(11, 23)], { days: 1, today: true, best: 1 }],
])('counts %s', (_, times, streak) => {
  expect(streakOf(times, NOW)).toEqual(streak);
});

it('counts days through every clock change, and never more than there are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 400, max: 20_000 }),
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 0, max: 23 }),
      (day, length, hour) => {
        const time = (back: number) => new Date(1970, 0, 1 + day - back, hour, 30).getTime();
        const times = Array.from({ length }, (_, back) => time(back));
        expect(streakOf(times, new Date(1970, 0, 1 + day, 23, 59).getTime())).toEqual({
          days: length,
          today: true,
          best: length,
        });
      },
    ),
  );
});
