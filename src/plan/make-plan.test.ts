import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from './dates.ts';
import { makePlan } from './make-plan.ts';
import type { Candidate, Goal, Plan, PracticeRecord } from './model.ts';
import { isWanted } from './shares.ts';
import { situation, TODAY } from './testing/arbitrary-plan.ts';

const NOTHING: PracticeRecord = {
  since: TODAY,
  done: new Map(),
  attempted: new Set(),
  reviews: [],
  reviewedToday: [],
  mocks: [],
};
const GOAL: Goal = {
  interviewOn: '2026-12-06',
  minutesPerDay: 90,
  daysOff: [],
  focus: 'backend',
  level: 'senior',
  companies: [],
  known: [],
};
const question = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id: `dsa/arrays/${id}`,
  kind: 'question',
  title: id,
  minutes: 30,
  difficulty: 'Medium',
  ...more,
});

const stepsOf = ({ days }: Plan) => days.flatMap(({ steps }) => steps);
const newIds = (plan: Plan) =>
  stepsOf(plan).flatMap(({ id, kind, done }) => (kind === 'review' || kind === 'mock' || done ? [] : [id]));

describe('a plan', () => {
  it('has what applications ask for on its day, also on a day off, and what was missed today', () => {
    const appointments = [
      { id: 'late', title: 'Send the form', due: addDays(TODAY, -3) },
      { id: 'call', title: 'Phone screen: Acme', due: addDays(TODAY, 1) },
    ];
    const goal = { ...GOAL, daysOff: [weekdayOf(addDays(TODAY, 1))] };
    const { days } = makePlan(goal, [question('a')], { ...NOTHING, appointments }, TODAY);
    expect(days[0]?.steps[0]).toMatchObject({ kind: 'application', id: 'late', why: 'Was due 3 days ago.' });
    expect(days[1]).toMatchObject({ off: true, minutes: 10, steps: [{ title: 'Phone screen: Acme' }] });
    expect(days.flatMap(({ steps }) => steps).filter(({ kind }) => kind === 'application')).toHaveLength(2);
  });

  it('never takes more than the user’s time, nor a day off, and ends before the interview', () => {
    fc.assert(
      fc.property(situation, ({ goal, catalog, record }) => {
        const { days } = makePlan(goal, catalog, record, TODAY);
        for (const { day, minutes, off, steps } of days) {
          expect(minutes).toBe(steps.reduce((sum, step) => sum + step.minutes, 0));
          expect(minutes).toBeLessThanOrEqual(goal.minutesPerDay);
          expect(off).toBe(goal.daysOff.includes(weekdayOf(day)));
          if (off) expect(steps).toEqual([]);
          expect(day < goal.interviewOn).toBe(true);
        }
        expect(days.map(({ day }) => day)).toEqual(days.map((_, index) => addDays(TODAY, index)));
      }),
    );
  });

  it('has what a step needs before the step', () => {
    fc.assert(
      fc.property(situation, ({ goal, catalog, record }) => {
        const order = newIds(makePlan(goal, catalog, record, TODAY));
        const wanted = new Set(catalog.filter((each) => isWanted(each, goal)).map(({ id }) => id));
        for (const { id, needs = [] } of catalog) {
          const index = order.indexOf(id);
          if (index < 0) continue;
          for (const need of needs) {
            if (!wanted.has(need) || record.done.has(need)) continue;
            expect(order.slice(0, index)).toContain(need);
          }
        }
      }),
    );
  });

  it('has each review on the day it is due, or on the first day after it with room, before anything new', () => {
    fc.assert(
      fc.property(situation, ({ goal, catalog, record }) => {
        const { days } = makePlan(goal, catalog, record, TODAY);
        for (const { id, due } of record.reviews) {
          const planned = days.find(({ steps }) =>
            steps.some((step) => step.kind === 'review' && step.id === id && !step.expected),
          );
          for (const { day, off, steps } of days) {
            if (day < due || off || (planned && day >= planned.day)) continue;
            // It was passed over: the day is full of reviews that were due before it.
            const minutes = steps.filter(({ kind, expected }) => kind === 'review' && !expected).length * 5;
            expect(minutes + 5).toBeGreaterThan(goal.minutesPerDay);
          }
          if (planned) expect(planned.day >= due).toBe(true);
        }
        for (const { steps } of days) {
          const kinds = steps.map(({ kind }) => kind === 'review');
          expect(kinds).toEqual(kinds.toSorted((a, b) => Number(b) - Number(a)));
        }
      }),
    );
  });

  it('loses nothing: all that is open is planned once or left, also after a missed day', () => {
    fc.assert(
      fc.property(situation, fc.nat(5), ({ goal, catalog, record }, missed) => {
        const open = catalog.filter((each) => isWanted(each, goal) && !record.done.has(each.id));
        for (const day of [TODAY, addDays(TODAY, missed)]) {
          const plan = makePlan(goal, catalog, record, day);
          const ids = [...newIds(plan), ...plan.left.map(({ id }) => id)];
          expect(ids.toSorted()).toEqual(open.map(({ id }) => id).toSorted());
        }
      }),
    );
  });

  it('is the same for the same input', () => {
    fc.assert(
      fc.property(situation, ({ goal, catalog, record }) => {
        expect(makePlan(goal, catalog, record, TODAY)).toEqual(makePlan(goal, catalog, record, TODAY));
      }),
    );
  });

  it('has a key of its own for each step, and a reason', () => {
    fc.assert(
      fc.property(situation, ({ goal, catalog, record }) => {
        const steps = stepsOf(makePlan(goal, catalog, record, TODAY));
        expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
        for (const { why } of steps) expect(why).toMatch(/^[A-Z].*\.$/);
      }),
    );
  });
});

it('what is done today stays on today’s list and takes its time', () => {
  const catalog = Array.from({ length: 9 }, (_, index) => question(String(index)));
  const record = { ...NOTHING, done: new Map([['dsa/arrays/0', TODAY]]) };
  const [today] = makePlan({ ...GOAL, focus: 'coding' }, catalog, record, TODAY).days;
  expect(today?.steps.map(({ title, done }) => [title, done])).toEqual([
    ['0', true],
    ['1', false],
    ['2', false],
  ]);
  expect(today?.minutes).toBe(90);
});

it('prefers what the companies ask, the shorter list, and what is not known yet', () => {
  const goal = { ...GOAL, focus: 'coding' as const, minutesPerDay: 30, interviewOn: addDays(TODAY, 1) };
  const plan = (catalog: Candidate[], more: Partial<Goal> = {}) =>
    newIds(makePlan({ ...goal, ...more }, catalog, NOTHING, TODAY))[0];
  const plain = question('plain', { category: 'Arrays' });
  expect(plan([plain, question('asked', { companies: ['Google'] })], { companies: ['Google'] })).toBe(
    'dsa/arrays/asked',
  );
  expect(plan([plain, question('listed', { list: 'Blind 75' })])).toBe('dsa/arrays/listed');
  expect(plan([plain, question('other', { category: 'Trees' })], { known: ['Arrays'] })).toBe(
    'dsa/arrays/other',
  );
});

it('rehearses two days before the interview, and has nothing new on its eve', () => {
  const catalog = Array.from({ length: 60 }, (_, index) => question(String(index)));
  const { days } = makePlan(GOAL, catalog, NOTHING, TODAY);
  expect(days.at(-2)?.steps.map(({ kind }) => kind)).toContain('mock');
  expect(days.at(-1)?.steps.every(({ kind }) => kind === 'review')).toBe(true);
});

it('rehearses only what has been practiced', () => {
  const catalog = Array.from({ length: 60 }, (_, index) => question(String(index)));
  const [first] = makePlan(GOAL, catalog, NOTHING, addDays(GOAL.interviewOn, -6)).days;
  expect(first?.steps.map(({ kind }) => kind)).not.toContain('mock');
  const done = new Map(catalog.slice(0, 5).map(({ id }) => [id, TODAY]));
  const [again] = makePlan(GOAL, catalog, { ...NOTHING, done }, addDays(GOAL.interviewOn, -6)).days;
  expect(again?.steps.map(({ kind }) => kind)).toContain('mock');
});

describe('a plan of an hour a day for two weeks', () => {
  const lesson = (id: string): Candidate => ({
    id: `speedrun/${id}`,
    kind: 'lesson',
    title: id,
    minutes: 25,
  });
  const catalog: Candidate[] = [
    ...Array.from({ length: 40 }, (_, index) => question(String(index), { minutes: index % 3 ? 30 : 20 })),
    ...['caching', 'sharding', 'queues', 'monitoring'].map(lesson),
    ...Array.from({ length: 9 }, (_, index): Candidate => {
      const needs = ['speedrun/caching', 'speedrun/sharding'];
      return { id: `system-design/hld/${index}`, kind: 'design', title: `D${index}`, minutes: 45, needs };
    }),
    ...Array.from({ length: 9 }, (_, index): Candidate => {
      return { id: `behavioral/teamwork/${index}`, kind: 'story', title: `S${index}`, minutes: 15 };
    }),
  ];
  const goal: Goal = { ...GOAL, minutesPerDay: 60, level: 'mid' };

  it('has designs after their groundwork, stories and mock interviews beside reviews', () => {
    const kinds = new Set(stepsOf(makePlan(goal, catalog, NOTHING, TODAY)).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['design', 'lesson', 'mock', 'question', 'review', 'story']);
    const { days } = makePlan(goal, catalog, NOTHING, TODAY);
    expect(days.at(-2)?.steps.map(({ kind }) => kind)).toContain('mock');
  });

  it('still has all of them where it is kept day by day and made anew each day', () => {
    const done = new Map<string, string>();
    const reviews = new Map<string, { id: string; title: string; due: string; times: number }>();
    const kinds = new Map<string, number>();
    for (let past = 0; past < 14; past += 1) {
      const today = addDays(TODAY, past);
      const record = { ...NOTHING, done, reviews: [...reviews.values()] };
      for (const { id, kind, title } of makePlan(goal, catalog, record, today).days[0]?.steps ?? []) {
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        const times = reviews.get(id)?.times ?? 0;
        if (kind !== 'mock')
          reviews.set(id, { id, title, due: addDays(today, [1, 3, 8][times] ?? 20), times: times + 1 });
        if (kind !== 'mock' && kind !== 'review') done.set(id, today);
      }
    }
    expect(kinds.get('question')).toBeGreaterThanOrEqual(6);
    expect(kinds.get('story')).toBeGreaterThanOrEqual(3);
    expect(kinds.get('lesson')).toBeGreaterThanOrEqual(2);
    expect(kinds.get('design')).toBeGreaterThanOrEqual(1);
    expect(kinds.get('mock')).toBeGreaterThanOrEqual(1);
  });

  it('goes on with the rest of the day where its first step is done', () => {
    const [before] = makePlan(goal, catalog, NOTHING, TODAY).days;
    const first = before?.steps[0]?.id ?? '';
    const [after] = makePlan(goal, catalog, { ...NOTHING, done: new Map([[first, TODAY]]) }, TODAY).days;
    expect(after?.steps.map(({ id }) => id)).toEqual(before?.steps.map(({ id }) => id));
  });
});

it('is empty on the day of the interview and after it', () => {
  for (const interviewOn of [TODAY, addDays(TODAY, -3)])
    expect(makePlan({ ...GOAL, interviewOn }, [question('a')], NOTHING, TODAY).days).toEqual([]);
});
