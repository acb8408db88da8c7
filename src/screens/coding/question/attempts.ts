import type { Submission } from '#storage/records.ts';

/** What became of all submissions of a question. */
export interface Attempts {
  total: number;
  accepted: number;
  /** Which attempt was the first to be accepted, counted from 1. */
  solvedAt?: number;
  /** The fastest accepted submission of each language, by language. */
  best: ReadonlyMap<string, Submission>;
}

/** @param submissions in any order */
export function attemptsOf(submissions: readonly Submission[]): Attempts {
  const inOrder = submissions.toSorted((a, b) => a.at - b.at);
  const accepted = inOrder.filter(({ verdict }) => verdict === 'Accepted');
  const best = new Map<string, Submission>();
  for (const submission of accepted) {
    const known = best.get(submission.language);
    if (!known || submission.ms < known.ms) best.set(submission.language, submission);
  }
  const [first] = accepted;
  return {
    total: inOrder.length,
    accepted: accepted.length,
    solvedAt: first && inOrder.indexOf(first) + 1,
    best,
  };
}

/** Attempts that are so far apart are not of one sitting. */
const SITTING_MS = 4 * 3_600_000;

/** Minutes since the attempt before, for those of one sitting. @param submissions newest first */
export function minutesSinceLast(submissions: readonly Submission[], index: number): number | undefined {
  const [now, before] = [submissions[index], submissions[index + 1]];
  const gap = now && before ? now.at - before.at : Number.POSITIVE_INFINITY;
  return gap <= SITTING_MS ? Math.max(1, Math.round(gap / 60_000)) : undefined;
}
