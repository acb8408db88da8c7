import { dueOn, whyDue } from './application.ts';
import { addDays, type Day, daysBetween, weekdayOf } from './dates.ts';
import {
  APPLICATION_MINUTES,
  type Candidate,
  type Goal,
  type Plan,
  type PlanDay,
  type PracticeRecord,
  REVIEW_MINUTES,
  type Step,
} from './model.ts';
import { NewQueue } from './new-queue.ts';
import { ReviewQueue } from './review-queue.ts';
import { isWanted } from './shares.ts';
import { whyOf } from './worth.ts';

type Addition = Omit<Step, 'key' | 'done'>;

/** A plan looks no further ahead. */
const HORIZON = 120;
/** Days before the interview with a mock interview: a rehearsal before it, and one a week. */
const isMockDay = (left: number): boolean => left === 2 || (left > 5 && (left - 6) % 7 === 0);
/** So much has been practiced before the first mock interview. */
const READY = 5;
/** Part of the time that is left for new material beside reviews. */
const NEW_PART = 0.7;

/** Minutes of a mock interview that fits into what is left of a day; 0 where none does. */
const mockMinutes = (left: number): number => (left >= 45 ? 45 : left >= 30 ? 30 : 0);

/**
 * The plan from `today` to the day before the interview. The same input gives the same plan. What was missed is not done,
 * so it is planned again: nothing is lost, it only moves.
 * @param catalog everything that could be planned, each kind in the order in which it is best learned
 */
export function makePlan(
  goal: Goal,
  catalog: readonly Candidate[],
  record: PracticeRecord,
  today: Day,
): Plan {
  const count = Math.min(HORIZON, Math.max(0, daysBetween(today, goal.interviewOn)));
  const dates = Array.from({ length: count }, (_, index) => addDays(today, index));
  const isOff = (day: Day) => goal.daysOff.includes(weekdayOf(day));
  const capacity = dates.filter((day) => !isOff(day)).length * goal.minutesPerDay * NEW_PART;

  const wanted = catalog.filter((candidate) => isWanted(candidate, goal));
  const opens = openers(wanted);
  const queue = new NewQueue(wanted, capacity, goal, record);
  let practiced = record.done.size;
  const reviews = new ReviewQueue(record.reviews);

  const fill = (day: Day): PlanDay => {
    const steps = day === today ? doneToday(wanted, record, today) : [];
    let left = goal.minutesPerDay - steps.reduce((sum, { minutes }) => sum + minutes, 0);
    const add = (step: Addition) =>
      steps.push({ ...step, key: `${day} ${step.kind} ${step.id}`, done: false });
    // Others set its day, so it stays there: on a day off and on a full day too.
    for (const appointment of dueOn(record.appointments ?? [], day, today)) {
      const { id, title } = appointment;
      const minutes = Math.max(0, Math.min(APPLICATION_MINUTES, left));
      add({ id, kind: 'application', title, minutes, why: whyDue(appointment, day) });
      left -= minutes;
    }
    if (isOff(day)) return dayOf(day, steps, true);
    const due = reviews.takeDue(day, left);
    left -= due.length * REVIEW_MINUTES;
    const before = daysBetween(day, goal.interviewOn);
    const length = mockMinutes(left);
    const rehearsed = day === today && record.mocks.includes(today);
    const after: Addition[] = [];
    if (isMockDay(before) && practiced >= READY && length > 0 && !rehearsed) {
      const why = before === 2 ? 'The dress rehearsal, two days before.' : 'Once a week against the clock.';
      after.push({ id: day, kind: 'mock', title: 'Mock interview', minutes: length, why });
      left -= length;
    }
    const takeNew = (shorten: boolean): boolean => {
      const next = queue.take(left, shorten);
      if (!next) return false;
      const { id, kind, title, minutes } = next;
      after.push({ id, kind, title, minutes, why: whyOf(next, goal, record, opens.get(id) ?? []) });
      left -= minutes;
      reviews.expect(next, day);
      practiced += 1;
      return true;
    };
    // On the eve of the interview nothing new.
    const eve = before === 1 && count > 2;
    // What is only expected to come back makes room for one new thing, or long ones would never have their turn.
    const begun = steps.some(({ done, kind }) => done && kind !== 'review');
    if (!eve && after.length === 0) takeNew(!begun);
    const expected = reviews.takeExpected(day, left, goal.minutesPerDay, due);
    left -= expected.length * REVIEW_MINUTES;
    while (!eve && takeNew(false));
    for (const step of [...due, ...expected, ...after]) add(step);
    return dayOf(day, steps, false);
  };

  const days = dates.map(fill);
  return { days, left: queue.left() };
}

const dayOf = (day: Day, steps: Step[], off: boolean): PlanDay => ({
  day,
  steps,
  off,
  minutes: steps.reduce((sum, { minutes }) => sum + minutes, 0),
});

/** What each candidate comes before: titles by id. */
function openers(candidates: readonly Candidate[]): Map<string, string[]> {
  const opens = new Map<string, string[]>();
  for (const { needs = [], title } of candidates)
    for (const need of needs) opens.set(need, [...(opens.get(need) ?? []), title]);
  return opens;
}

/** What of the plan was done today already: it stays on the list, and its time is used. */
function doneToday(wanted: readonly Candidate[], record: PracticeRecord, today: Day): Step[] {
  const done = { done: true, why: 'Done today.' };
  const solved = wanted
    .filter(({ id }) => record.done.get(id) === today)
    .map(({ id, kind, title, minutes }) => ({
      key: `${today} ${kind} ${id}`,
      id,
      kind,
      title,
      minutes,
      ...done,
    }));
  const reviewed = record.reviewedToday.map(({ id, title }) => ({
    key: `${today} review ${id}`,
    id,
    kind: 'review' as const,
    title,
    minutes: REVIEW_MINUTES,
    ...done,
  }));
  return [...reviewed, ...solved];
}
