import { type Card, createEmptyCard, fsrs, type Grade, Rating, type State } from 'ts-fsrs';
import { type ReviewState, startOfDay } from './due.ts';

/** How well something was remembered. */
export const GRADES = ['Again', 'Hard', 'Good', 'Easy'] as const;
export type GradeName = (typeof GRADES)[number];

// Days, not minutes: an item is asked at most once a day, so there are no learning steps within one.
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });
const RATINGS: Record<GradeName, Grade> = {
  Again: Rating.Again,
  Hard: Rating.Hard,
  Good: Rating.Good,
  Easy: Rating.Easy,
};

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
