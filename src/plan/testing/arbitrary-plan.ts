import fc from 'fast-check';
import { addDays } from '../dates.ts';
import { type Candidate, FOCUSES, type Goal, LEVELS, type PracticeRecord } from '../model.ts';

export const TODAY = '2026-11-22';

const FOLDERS = {
  question: ['dsa/arrays', 'dsa/trees'],
  lesson: ['speedrun', 'ml-fundamentals'],
  design: ['system-design/hld', 'machine-learning/ml-system-design'],
  story: ['behavioral/teamwork'],
} as const;

const candidate = fc.record({
  kind: fc.constantFrom('question', 'lesson', 'design', 'story'),
  folder: fc.nat(1),
  minutes: fc.constantFrom(10, 15, 20, 25, 30, 40, 45),
  difficulty: fc.constantFrom('Easy', 'Medium', 'Hard'),
  category: fc.constantFrom('Arrays', 'Trees'),
  list: fc.constantFrom(undefined, 'Blind 75', 'LeetCode 150'),
  frequency: fc.nat(200),
  companies: fc.subarray(['Amazon', 'Google']),
  /** How far back in the catalog its prerequisites are. */
  needs: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
} as const);

const catalog: fc.Arbitrary<Candidate[]> = fc.array(candidate, { maxLength: 40 }).map((all) => {
  const idOf = (index: number): string | undefined => {
    const each = all[index];
    return each && `${FOLDERS[each.kind][each.folder] ?? FOLDERS[each.kind][0]}/${index}`;
  };
  return all.map(({ folder: _, needs, ...each }, index) => ({
    ...each,
    id: idOf(index) ?? '',
    title: `Title ${index}`,
    needs: needs.flatMap((back) => idOf(index - back) ?? []),
  }));
});

const goal: fc.Arbitrary<Goal> = fc.record({
  interviewOn: fc.integer({ min: -2, max: 40 }).map((days) => addDays(TODAY, days)),
  minutesPerDay: fc.constantFrom(15, 30, 45, 60, 90, 180),
  daysOff: fc.subarray([0, 3, 6]),
  focus: fc.constantFrom(...FOCUSES),
  level: fc.constantFrom(...LEVELS),
  companies: fc.subarray(['Amazon', 'Google', 'Meta']),
  known: fc.subarray(['Arrays', 'Trees']),
});

/** A goal, a catalog in which needs come before what needs them, and what the user has done of it by today. */
export const situation = fc
  .record({ goal, catalog, picks: fc.array(fc.nat(3), { minLength: 40, maxLength: 40 }) })
  .chain(({ goal, catalog, picks }) => {
    const done = catalog.filter((_, index) => picks[index] === 0);
    const reviews = done.map(({ id, title }) => ({ id, title }));
    return fc
      .array(fc.integer({ min: -5, max: 20 }), { minLength: done.length, maxLength: done.length })
      .map((due) => ({
        goal,
        catalog,
        record: {
          since: addDays(TODAY, -3),
          done: new Map(done.map(({ id }) => [id, addDays(TODAY, -3)])),
          attempted: new Set(catalog.filter((_, index) => picks[index] === 1).map(({ id }) => id)),
          reviews: reviews.map((review, index) => ({ ...review, due: addDays(TODAY, due[index] ?? 0) })),
          reviewedToday: [],
          mocks: [],
        } satisfies PracticeRecord,
      }));
  });
