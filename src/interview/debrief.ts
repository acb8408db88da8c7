import type { Interview } from './interview.ts';
import type { Criterion } from './score.ts';

/** A group of rubric points over all questions of an interview. */
export interface GroupScore {
  group: string;
  points: number;
  outOf: number;
}

/** Below this share of the points a question is worth another round. */
const WEAK_SHARE = 0.6;

/**
 * The rubric's groups that cost most points, the costliest first; of groups that cost the same, the one with the smaller share.
 * @param rubrics of each question, by its id
 */
export function weakestGroups(
  { questions }: Pick<Interview, 'questions'>,
  rubrics: ReadonlyMap<string, readonly (Criterion & { group: string })[]>,
): GroupScore[] {
  const groups = new Map<string, GroupScore>();
  for (const { id, met } of questions) {
    for (const point of rubrics.get(id) ?? []) {
      const score = groups.get(point.group) ?? { group: point.group, points: 0, outOf: 0 };
      score.outOf += point.weight;
      if (met.includes(point.id)) score.points += point.weight;
      groups.set(point.group, score);
    }
  }
  return [...groups.values()]
    .filter(({ points, outOf }) => points < outOf)
    .sort((a, b) => b.outOf - b.points - (a.outOf - a.points) || a.points / a.outOf - b.points / b.outOf);
}

/** Ids of the reviewed questions that are worth another round. */
export const worthAnotherRound = ({ questions }: Pick<Interview, 'questions'>): string[] =>
  questions.flatMap(({ id, score }) =>
    score && score.outOf > 0 && score.points / score.outOf < WEAK_SHARE ? [id] : [],
  );
