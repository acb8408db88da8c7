import fc from 'fast-check';
import { expect, it } from 'vitest';
import { end, pause, resume, usedMs } from './clock.ts';
import { weakestGroups, worthAnotherRound } from './debrief.ts';
import { eligible } from './eligible.ts';
import type { Interview } from './interview.ts';
import { scoreOf } from './score.ts';
import { spentMs, turnTo } from './turns.ts';

const question = (id: string) => ({ id, title: id, skipped: false, met: [] as string[] });
const interview: Interview = {
  id: 'i',
  kind: 'mixed',
  minutes: 30,
  questions: ['a', 'b', 'c'].map(question),
  current: 0,
  startedAt: 1000,
  pausedMs: 0,
};

it('the questions’ times add up to the time used, however one turns and pauses', () => {
  const step = fc.record({
    passed: fc.nat(600_000),
    what: fc.constantFrom(0, 1, 2, 'pause' as const, 'resume' as const),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let [current, now] = [interview, interview.startedAt];
      for (const { passed, what } of steps) {
        now += passed;
        if (what === 'pause') current = pause(current, now);
        else if (what === 'resume') current = resume(current, now);
        else current = turnTo(current, what, now);
      }
      const ended = end(current, now);
      const sum = ended.questions.reduce((total, _, index) => total + spentMs(ended, index, now + 999), 0);
      expect(sum).toBe(usedMs(ended, now));
    }),
  );
});

it('an interview from before this was counted gives its question on screen all of the time', () => {
  expect(spentMs({ ...interview, current: 1 }, 1, 61_000)).toBe(60_000);
  expect(spentMs({ ...interview, current: 1 }, 0, 61_000)).toBe(0);
  expect(turnTo(interview, 9, 2000).current).toBe(2);
});

it('a wish leaves the questions that meet all of it', () => {
  const rows = [
    { id: 'a', difficulty: 'Easy', companies: ['Acme'] },
    { id: 'b', difficulty: 'Hard', companies: ['Acme', 'Globex'] },
    { id: 'c', difficulty: 'Hard', companies: [] },
  ];
  const ids = (wish: Partial<Parameters<typeof eligible>[1]>, seen: string[] = []) =>
    eligible(rows, { difficulty: '', company: '', unseen: false, ...wish }, new Set(seen)).map(
      ({ id }) => id,
    );
  expect(ids({}, ['a'])).toEqual(['a', 'b', 'c']);
  expect(ids({ difficulty: 'Hard' })).toEqual(['b', 'c']);
  expect(ids({ difficulty: 'Hard', company: 'Acme' })).toEqual(['b']);
  expect(ids({ unseen: true }, ['a', 'c'])).toEqual(['b']);
});

it('hints cost points, but never more than there are', () => {
  const rubric = [
    { id: 'x', weight: 2 },
    { id: 'y', weight: 3 },
  ];
  expect(scoreOf(rubric, ['x'], 1)).toEqual({ points: 1, outOf: 5 });
  expect(scoreOf(rubric, ['x'], 9)).toEqual({ points: 0, outOf: 5 });
});

it('the debrief names the costliest groups and the questions that went badly', () => {
  const point = (id: string, group: string, weight: number) => ({ id, group, weight });
  const rubric = [point('x', 'Code', 3), point('y', 'Tests', 1), point('z', 'Talk', 2)];
  const reviewed = {
    questions: [
      { ...question('a'), met: ['x'], score: { points: 3, outOf: 6 } },
      { ...question('b'), met: ['x', 'z'], score: { points: 5, outOf: 6 } },
    ],
  };
  const rubrics = new Map([
    ['a', rubric],
    ['b', rubric],
  ]);
  expect(weakestGroups(reviewed, rubrics)).toEqual([
    { group: 'Tests', points: 0, outOf: 2 },
    { group: 'Talk', points: 2, outOf: 4 },
  ]);
  expect(worthAnotherRound(reviewed)).toEqual(['a']);
});
