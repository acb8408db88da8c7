import type { Json } from '#judge/task.ts';
import type { Validator } from './validator.ts';

/** Draws per element from which on the frequencies are looked at. */
const DRAWS_PER_ELEMENT = 100;
/** Standard deviations a count may be off: a fair program is rejected less than once in 10^12 times. */
const TOLERATED_DEVIATIONS = 8;

/** Counts how often each element was drawn since the set last changed. */
class Draws {
  private counts = new Map<Json, number>();
  private total = 0;

  add(element: Json): void {
    this.counts.set(element, (this.counts.get(element) ?? 0) + 1);
    this.total += 1;
  }

  areFair(elements: Set<Json>): boolean {
    const mean = this.total / elements.size;
    if (this.total === 0 || mean < DRAWS_PER_ELEMENT) return true;
    const slack = TOLERATED_DEVIATIONS * Math.sqrt(mean);
    return [...elements].every((element) => Math.abs((this.counts.get(element) ?? 0) - mean) <= slack);
  }
}

/**
 * Replays the calls on a set of its own: `insert` and `remove` have one right answer each, `getRandom` as many as
 * there are elements. Where it is called very often on one set, each element must come up about equally often.
 */
export const insertDeleteGetRandom: Validator = ({ operations, arguments: values }, _expected, actual) => {
  if (!Array.isArray(operations) || !Array.isArray(values)) return 'the calls must be lists';
  if (!Array.isArray(actual) || actual.length !== operations.length) {
    return 'the answer must have one entry per call';
  }
  const elements = new Set<Json>();
  let draws = new Draws();
  for (const [index, operation] of operations.entries()) {
    const answer = actual[index] ?? null;
    if (operation === 'getRandom') {
      if (!elements.has(answer)) return `call ${index}: getRandom returned what is not in the set`;
      draws.add(answer);
      continue;
    }
    const call = values[index];
    const value = Array.isArray(call) ? (call[0] ?? null) : null;
    const changes = index > 0 && elements.has(value) !== (operation === 'insert');
    const right = index === 0 ? null : changes;
    if (answer !== right) return `call ${index}: ${String(operation)} must return ${String(right)}`;
    if (!changes) continue;
    if (!draws.areFair(elements)) return `before call ${index}: getRandom favors some elements`;
    draws = new Draws();
    if (operation === 'insert') elements.add(value);
    else elements.delete(value);
  }
  return draws.areFair(elements) || 'getRandom favors some elements';
};
