import { type Card, createEmptyCard, fsrs, type Grade, Rating, type State } from 'ts-fsrs';

/** How well something was remembered. */
export const GRADES = ['Again', 'Hard', 'Good', 'Easy'] as const;
export type GradeName = (typeof GRADES)[number];

/** What is kept of one item between reviews; times in milliseconds since 1970. */
export interface ReviewState {
  due: number;
  stability: number;
  difficulty: number;
  scheduledDays: number;
  reps: number;
  lapses: number;
  state: number;
  lastReview: number;
}

// Days, not minutes: an item is asked at most once a day, so there are no learning steps within one.
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });
const RATINGS: Record<GradeName, Grade> = {
  Again: Rating.Again,
  Hard: Rating.Hard,
  Good: Rating.Good,
  Easy: Rating.Easy,
};

/** The start of the local calendar day `days` after the one that holds `time`. */
export function startOfDay(time: number, days = 0): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

function toCard(state: ReviewState | undefined, now: number): Card {
  if (!state) return createEmptyCard(new Date(now));
  return {
    due: new Date(state.due),
    stability: state.stability,
    difficulty: state.difficulty,
    elapsed_days: 0,
    scheduled_days: state.scheduledDays,
    learning_steps: 0,
    reps: state.reps,
    lapses: state.lapses,
    state: state.state as State,
    // A clock that was set back must not make time run backwards for the schedule.
    last_review: new Date(Math.min(state.lastReview, now)),
  };
}

/**
 * The state after an answer at `now`. Due at the start of a later local day: never again on the same one.
 * Source: the FSRS algorithm, as `ts-fsrs` implements it.
 */
export function answer(state: ReviewState | undefined, grade: GradeName, now: number): ReviewState {
  const { card } = scheduler.next(toCard(state, now), new Date(now), RATINGS[grade]);
  const days = Math.max(1, Math.round(card.scheduled_days));
  return {
    due: startOfDay(now, days),
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: days,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    lastReview: now,
  };
}

/** Days until the next review for each possible answer. */
export function nextIntervals(state: ReviewState | undefined, now: number): Record<GradeName, number> {
  const days = (grade: GradeName) => answer(state, grade, now).scheduledDays;
  return { Again: days('Again'), Hard: days('Hard'), Good: days('Good'), Easy: days('Easy') };
}

/** Something that was solved or finished and can be reviewed. */
export interface Reviewable {
  id: string;
  /** When it was solved or finished. */
  at: number;
}

/** When it is due: the first time on the day after it was done, later when the schedule says. */
export function dueAt(item: Reviewable, state: ReviewState | undefined, now: number): number {
  const last = state?.lastReview ?? item.at;
  // Noted by a clock that ran days ahead: waiting for that day could take a year.
  if (last >= startOfDay(now, 1)) return startOfDay(now);
  return state?.due ?? startOfDay(item.at, 1);
}

/** Items due at `now`, longest overdue first. */
export function dueItems<T extends Reviewable>(
  items: readonly T[],
  states: ReadonlyMap<string, ReviewState>,
  now: number,
): T[] {
  return items
    .map((item) => ({ item, due: dueAt(item, states.get(item.id), now) }))
    .filter(({ due }) => due <= now)
    .sort((a, b) => a.due - b.due || (a.item.id < b.item.id ? -1 : 1))
    .map(({ item }) => item);
}
