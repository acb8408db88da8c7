import type { Candidate, Goal, PracticeRecord } from './model.ts';
import { worthOf } from './worth.ts';

/**
 * The candidates of one kind in the order in which they are planned: first the most useful ones that fit into the time, as
 * the catalog orders them, with what they need; then the rest, most useful first.
 * @param minutes the kind's part of the whole time
 */
export function queueOf<Each extends Candidate>(
  candidates: readonly Each[],
  minutes: number,
  goal: Goal,
  record: PracticeRecord,
): Each[] {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const worth = new Map(candidates.map((candidate) => [candidate, worthOf(candidate, goal, record)]));
  const ranked = candidates.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  const chosen = new Set<Each>();
  let used = 0;
  const take = (candidate: Each) => {
    if (chosen.has(candidate)) return;
    chosen.add(candidate);
    used += candidate.minutes;
    for (const need of candidate.needs ?? []) {
      const found = byId.get(need);
      if (found) take(found);
    }
  };
  for (const candidate of ranked) if (used < minutes) take(candidate);
  return [
    ...candidates.filter((candidate) => chosen.has(candidate)),
    ...ranked.filter((candidate) => !chosen.has(candidate)),
  ];
}
