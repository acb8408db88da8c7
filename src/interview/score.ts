import type { Interview } from './interview.ts';

/** Something one can say yes or no to; `weight` is what it counts. */
export interface Criterion {
  id: string;
  weight: number;
}

export interface Score {
  points: number;
  outOf: number;
}

/** Points that each hint costs. */
export const HINT_COST = 1;

/** What the criteria that were met count, less what hints cost; never below zero. */
export function scoreOf(rubric: readonly Criterion[], met: readonly string[], hints = 0): Score {
  const sum = (criteria: readonly Criterion[]) => criteria.reduce((total, { weight }) => total + weight, 0);
  const points = sum(rubric.filter(({ id }) => met.includes(id)));
  return { points: Math.max(0, points - hints * HINT_COST), outOf: sum(rubric) };
}

/** The whole interview's score: every question counts the same. In percent; undefined until it is reviewed. */
export function percentOf({ questions, reviewedAt }: Interview): number | undefined {
  const shares = questions.flatMap(({ score }) =>
    score && score.outOf > 0 ? [score.points / score.outOf] : [],
  );
  if (reviewedAt === undefined || shares.length === 0) return undefined;
  return Math.round((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length);
}
