import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf } from '#areas.ts';
import {
  end,
  endIfExpired,
  formatClock,
  formatUsed,
  leftMs,
  noticeFor,
  pause,
  reopen,
  resume,
  usedMs,
} from './clock.ts';
import { drawQuestions } from './draw.ts';
import type { Interview } from './interview.ts';
import { KINDS, LENGTHS, paceOf, planFor } from './plan.ts';
import { percentOf, scoreOf } from './score.ts';

const MINUTE = 60_000;
const started: Parameters<typeof pause>[0] = { minutes: 30, startedAt: 1000, pausedMs: 0 };

describe('clock', () => {
  it('counts from the start, stands still while paused, and goes on', () => {
    expect(usedMs(started, 61_000)).toBe(MINUTE);
    const paused = pause(started, 61_000);
    expect(usedMs(paused, 900_000)).toBe(MINUTE);
    expect(pause(paused, 900_000)).toBe(paused);
    const on = resume(paused, 961_000);
    expect(usedMs(on, 961_000)).toBe(MINUTE);
    expect(leftMs(on, 961_000 + 30 * MINUTE)).toBe(-MINUTE);
  });

  it('ends, also out of a pause, and an end can be taken back', () => {
    const ended = end(pause(started, 61_000), 10 * MINUTE);
    expect(usedMs(ended, 99 * MINUTE)).toBe(MINUTE);
    expect(end(ended, 99 * MINUTE)).toBe(ended);
    expect(usedMs(reopen(ended, 20 * MINUTE), 21 * MINUTE)).toBe(2 * MINUTE);
  });

  it('a step never moves what has been used', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(pause, resume, end, reopen), fc.nat(10 * MINUTE)));
    fc.assert(
      fc.property(steps, (all) => {
        let [clock, now] = [started, started.startedAt];
        for (const [step, passed] of all) {
          now += passed;
          const before = usedMs(clock, now);
          clock = step(clock, now);
          expect(usedMs(clock, now)).toBe(before);
        }
      }),
    );
  });

  it('ends where it was left, but not where it was overrun or paused', () => {
    const over = started.startedAt + 30 * MINUTE;
    expect(endIfExpired(started, over + 59 * MINUTE)).toBe(started);
    expect(endIfExpired(started, over + 61 * MINUTE).endedAt).toBe(over);
    const paused = pause(started, 5000);
    expect(endIfExpired(paused, over + 999 * MINUTE)).toBe(paused);
  });

  it('says how late it is', () => {
    const texts = [16, 15, 10, 5, 1, 0, -3].map((left) => noticeFor(left * MINUTE, 30)?.text);
    expect(texts).toEqual([
      undefined,
      'Half of your time is gone.',
      'Ten minutes left.',
      'Five minutes left.',
      'One minute left.',
      'Time’s up. Finish your thought, then the interview.',
      'Time’s up. Finish your thought, then the interview.',
    ]);
  });

  it.each([
    [30 * MINUTE, '30:00'],
    [59_001, '01:00'],
    [59_000, '00:59'],
    [0, '00:00'],
    [-400, '00:00'],
    [-61_000, '+01:01'],
    [75 * MINUTE, '75:00'],
  ])('%d ms reads %s', (ms, text) => expect(formatClock(ms)).toBe(text));

  it('used and left add up', () =>
    expect([formatUsed(59_001), formatClock(59_999)]).toEqual(['00:59', '01:00']));
});

describe('drawing questions', () => {
  const pool = ['dsa/a/1', 'dsa/a/2', 'dsa/b/3', 'behavioral/l/1', 'behavioral/l/2', 'system-design/hld/1'];

  it('takes what the plan asks for, in its order, nothing twice', () => {
    const ids = drawQuestions(['behavioral', 'coding', 'system-design'], pool, { seed: 'x', recent: [] });
    expect(ids.map((id) => areaOf(id)?.id)).toEqual(['behavioral', 'coding', 'system-design']);
    expect(
      drawQuestions(['coding', 'coding', 'coding', 'coding'], pool, { seed: 'x', recent: [] }),
    ).toHaveLength(3);
    expect(drawQuestions(['machine-learning'], pool, { seed: 'x', recent: [] })).toEqual([]);
  });

  it('is decided by the seed, whatever the order of the pool', () => {
    const plan = planFor('coding', 60);
    fc.assert(
      fc.property(fc.string(), fc.shuffledSubarray(pool, { minLength: pool.length }), (seed, shuffled) => {
        expect(drawQuestions(plan, shuffled, { seed, recent: [] })).toEqual(
          drawQuestions(plan, pool, { seed, recent: [] }),
        );
      }),
    );
    const firsts = new Set(
      Array.from({ length: 40 }, (_, n) => drawQuestions(['coding'], pool, { seed: `${n}`, recent: [] })[0]),
    );
    expect(firsts.size).toBe(3);
  });

  it('asks again only what was asked longest ago', () => {
    const draw = (recent: string[]) => drawQuestions(['coding'], pool, { seed: 's', recent });
    expect(draw(['dsa/a/1', 'dsa/b/3'])).toEqual(['dsa/a/2']);
    expect(draw(['dsa/a/2', 'dsa/a/1', 'dsa/b/3'])).toEqual(['dsa/b/3']);
  });
});

it('every kind and length has a plan whose pace adds up to about its time', () => {
  for (const kind of KINDS) {
    for (const length of LENGTHS) {
      const plan = planFor(kind, length);
      expect(plan.length).toBeGreaterThan(0);
      const sum = paceOf(plan, length).reduce((total, minutes) => total + minutes, 0);
      expect(Math.abs(sum - length)).toBeLessThanOrEqual(2);
    }
  }
  expect(paceOf(planFor('mixed', 45), 45)).toEqual([6, 17, 22]);
});

it('scores by weight, and an interview by the mean of its questions', () => {
  const rubric = [
    { id: 'a', weight: 1 },
    { id: 'b', weight: 3 },
  ];
  expect(scoreOf(rubric, ['b', 'gone'])).toEqual({ points: 3, outOf: 4 });
  const question = { id: 'q', title: 'Q', skipped: false, met: [] };
  const interview: Interview = {
    ...started,
    id: 'i',
    kind: 'mixed',
    current: 0,
    questions: [
      { ...question, score: { points: 3, outOf: 4 } },
      { ...question, score: { points: 0, outOf: 14 } },
    ],
  };
  expect(percentOf(interview)).toBeUndefined();
  expect(percentOf({ ...interview, reviewedAt: 1 })).toBe(38);
});
