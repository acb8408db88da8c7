import { type CompareOptions, compareResults, type Difference } from './compare-results.ts';
import type { QueryOutcome, QueryResult } from './sql.ts';

/** The data that is shown, and a second one with the same tables, on which a query that relies on the shown rows fails. */
export type Variant = 'shown' | 'hidden';

export type QueryVerdict =
  | { kind: 'accepted'; result: QueryResult }
  /** It could not be compared: an error, no table, out of time. */
  | { kind: 'failed'; variant: Variant; outcome: Exclude<QueryOutcome, QueryResult> }
  | { kind: 'wrong'; variant: Variant; result: QueryResult; expected: QueryResult; difference: Difference };

export interface QueryToJudge extends CompareOptions {
  source: string;
  solution: string;
  /** Runs a query on a fresh copy of the data. */
  run: (variant: Variant, source: string) => Promise<QueryOutcome>;
}

/**
 * Judges a query by the reference query, first on the shown data and then on the hidden one.
 * @throws Error where the reference query fails, which is no fault of the user's
 */
export async function judgeQuery({ source, solution, run, ...options }: QueryToJudge): Promise<QueryVerdict> {
  let shown: QueryResult | undefined;
  for (const variant of ['shown', 'hidden'] as const) {
    const outcome = await run(variant, source);
    if (outcome.kind !== 'rows') return { kind: 'failed', variant, outcome };
    const expected = await run(variant, solution);
    if (expected.kind !== 'rows') throw new Error('The reference query couldn’t run. Try again.');
    const difference = compareResults(outcome, expected, options);
    if (difference) return { kind: 'wrong', variant, result: outcome, expected, difference };
    shown ??= outcome;
  }
  if (!shown) throw new Error('nothing was judged');
  return { kind: 'accepted', result: shown };
}
