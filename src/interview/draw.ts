import { type AreaId, areaOf } from '#areas.ts';

/**
 * A whole number below 2^32 for a text, the same everywhere: FNV-1a, then MurmurHash3's finalizer, so that
 * texts that are nearly the same lie far apart.
 */
function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (const character of text) mixed = Math.imul(mixed ^ (character.codePointAt(0) ?? 0), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * Draws one question for each area of a plan, none twice while there is another one.
 * @param pool `databaseId`s of all questions that can be asked
 * @param seed the same seed draws the same questions from the same pool
 * @param recent questions of earlier interviews, newest first; the longer ago, the sooner they are drawn again
 * @returns `databaseId`s in the plan's order; fewer where an area has too few questions
 */
export function drawQuestions(
  plan: readonly AreaId[],
  pool: readonly string[],
  { seed, recent }: { seed: string; recent: readonly string[] },
): string[] {
  const age = (id: string) => {
    const at = recent.indexOf(id);
    return at < 0 ? recent.length : at;
  };
  const order = pool
    .map((id) => ({ id, age: age(id), rank: hash(`${seed} ${id}`) }))
    .sort((a, b) => b.age - a.age || a.rank - b.rank || (a.id < b.id ? -1 : 1));
  const drawn = new Set<string>();
  for (const area of plan) {
    const next = order.find(({ id }) => areaOf(id)?.id === area && !drawn.has(id));
    if (next) drawn.add(next.id);
  }
  return [...drawn];
}
