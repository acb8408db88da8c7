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
import { queueOf } from './queue.ts';
import { ReviewQueue } from './review-queue.ts';
import { isWanted, sharesOf } from './shares.ts';
import { whyOf } from './worth.ts';

/** A plan looks no further ahead. */
const HORIZON = 120;
/** Days before the interview with a mock interview: a rehearsal before it, and one a week. */
const isMockDay = (left: number): boolean => left === 2 || (left > 5 && (left - 6) % 7 === 0);
/** So much has been practiced before the first mock interview. */
const READY = 5;
/** Part of the time that is left for new material beside reviews. */
const NEW_PART = 0.7;

/** Minutes of a mock interview that fit into a day; 0 where none does. */
const mockMinutes = (minutesPerDay: number): number =>
  minutesPerDay >= 45 ? 45 : minutesPerDay >= 30 ? 30 : 0;

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
  const shares = sharesOf(goal);
  const whole = [...shares.values()].reduce((sum, share) => sum + share, 0);
  // No sitting is longer than the user's day.
  const open = wanted
    .filter(({ id }) => !record.done.has(id))
    .map((candidate) => ({ ...candidate, minutes: Math.min(candidate.minutes, goal.minutesPerDay) }));
  const queues = new Map(
    [...shares].map(([kind, share]) => [
      kind,
      queueOf(
        open.filter((candidate) => candidate.kind === kind),
        (capacity * share) / whole,
        goal,
        record,
      ),
    ]),
  );
  const opens = openers(wanted);
  const missing = new Set(open.map(({ id }) => id));
  const used = new Map<Candidate['kind'], number>();
  let practiced = record.done.size;
  const reviews = new ReviewQueue(record.reviews);

  const takeNew = (left: number): Candidate | undefined => {
    const kinds = [...shares].sort(([a, x], [b, y]) => (used.get(a) ?? 0) / x - (used.get(b) ?? 0) / y);
    for (const [kind] of kinds) {
      const queue = queues.get(kind) ?? [];
      const index = queue.findIndex(
        ({ minutes, needs = [] }) => minutes <= left && !needs.some((need) => missing.has(need)),
      );
      const [candidate] = index < 0 ? [] : queue.splice(index, 1);
      if (!candidate) continue;
      missing.delete(candidate.id);
      used.set(kind, (used.get(kind) ?? 0) + candidate.minutes);
      return candidate;
    }
    return undefined;
  };

  const fill = (day: Day): PlanDay => {
    const steps = day === today ? doneToday(wanted, record, today) : [];
    let left = goal.minutesPerDay - steps.reduce((sum, { minutes }) => sum + minutes, 0);
    const add = (step: Omit<Step, 'key' | 'done'>) => {
      steps.push({ ...step, key: `${day} ${step.kind} ${step.id}`, done: false });
      left -= step.minutes;
    };
    // Others set its day, so it stays there: on a day off and on a full day too.
    for (const appointment of dueOn(record.appointments ?? [], day, today))
      add({
        id: appointment.id,
        kind: 'application',
        title: appointment.title,
        minutes: Math.max(0, Math.min(APPLICATION_MINUTES, left)),
        why: whyDue(appointment, day),
      });
    if (isOff(day)) return dayOf(day, steps, true);
    for (const review of reviews.take(day, left, goal.minutesPerDay)) add(review);
    const before = daysBetween(day, goal.interviewOn);
    const length = mockMinutes(goal.minutesPerDay);
    const rehearsed = day === today && record.mocks.includes(today);
    if (isMockDay(before) && practiced >= READY && length > 0 && length <= left && !rehearsed)
      add({
        id: day,
        kind: 'mock',
        title: 'Mock interview',
        minutes: length,
        why: before === 2 ? 'The dress rehearsal, two days before.' : 'Once a week against the clock.',
      });
    // On the eve of the interview nothing new.
    const eve = before === 1 && count > 2;
    for (let next = eve ? undefined : takeNew(left); next; next = takeNew(left)) {
      add({
        id: next.id,
        kind: next.kind,
        title: next.title,
        minutes: next.minutes,
        why: whyOf(next, goal, record, opens.get(next.id) ?? []),
      });
      reviews.expect(next, day);
      practiced += 1;
    }
    return dayOf(day, steps, false);
  };

  const days = dates.map(fill);
  const originals = new Map(wanted.map((candidate) => [candidate.id, candidate]));
  const left = [...queues.values()].flat().flatMap(({ id }) => originals.get(id) ?? []);
  return { days, left };
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
