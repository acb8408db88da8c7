import { expect, it } from 'vitest';
import type { Submission } from '#storage/records.ts';
import { attemptsOf, minutesSinceLast } from './attempts.ts';

const MINUTE = 60_000;
const submission = (at: number, verdict: string, ms = 5, language = 'python'): Submission => ({
  ...{ id: String(at), questionId: 'q', source: '', passed: 0, total: 3 },
  ...{ at: at * MINUTE, verdict, ms, language },
});

it('counts attempts, finds the one that solved it and the fastest of each language', () => {
  const all = [
    submission(40, 'Accepted', 9, 'cpp'),
    submission(30, 'Accepted', 3),
    submission(50, 'Wrong Answer', 1),
    submission(20, 'Accepted', 7),
    submission(10, 'Wrong Answer', 1),
  ];
  const { best, ...counts } = attemptsOf(all);
  expect(counts).toEqual({ total: 5, accepted: 3, solvedAt: 2 });
  expect([...best].map(([language, { ms }]) => [language, ms])).toEqual([
    ['python', 3],
    ['cpp', 9],
  ]);
});

it('has no best where nothing was accepted', () => {
  const { best, solvedAt } = attemptsOf([submission(1, 'Wrong Answer')]);
  expect(best.size).toBe(0);
  expect(solvedAt).toBeUndefined();
});

it('tells how long an attempt took since the one before, within a sitting', () => {
  const newestFirst = [
    submission(1000, 'Accepted'),
    submission(12, 'Accepted'),
    submission(0, 'Wrong Answer'),
  ];
  expect([0, 1, 2].map((index) => minutesSinceLast(newestFirst, index))).toEqual([undefined, 12, undefined]);
});
