import { usedMs } from './clock.ts';
import type { Interview } from './interview.ts';

/**
 * Milliseconds spent on a question by `now`. Time in which the interview is paused counts for none.
 * @param index of the question
 */
export function spentMs(interview: Interview, index: number, now: number): number {
  const before = interview.questions[index]?.spentMs ?? 0;
  if (index !== interview.current) return before;
  return before + Math.max(0, usedMs(interview, now) - (interview.turnedAtMs ?? 0));
}

/** Turns to another question: the time since the last turn counts for the one that is left. */
export function turnTo(interview: Interview, index: number, now: number): Interview {
  const { questions, current } = interview;
  return {
    ...interview,
    questions: questions.map((question, place) =>
      place === current ? { ...question, spentMs: spentMs(interview, place, now) } : question,
    ),
    current: Math.max(0, Math.min(index, questions.length - 1)),
    turnedAtMs: usedMs(interview, now),
  };
}
