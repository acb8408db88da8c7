import { hashOf } from './source-closure.ts';

/** The share of all questions that every run judges afresh, whatever is known of them. */
const SHARE = 0.05;

/** So many questions that the seed picks: always the same for the same seed, whatever order they come in. */
export function pickSample(databaseIds: readonly string[], seed: number): ReadonlySet<string> {
  const count = Math.ceil(databaseIds.length * SHARE);
  const rank = new Map(databaseIds.map((id) => [id, hashOf(String(seed), id)]));
  const byRank = [...databaseIds].sort((a, b) => ((rank.get(a) ?? '') < (rank.get(b) ?? '') ? -1 : 1));
  return new Set(byRank.slice(0, count));
}
