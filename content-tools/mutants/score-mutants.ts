import type { Problem } from '../check/problem.ts';
import { equivalentFile, equivalentMutants } from './equivalent.ts';
import type { MutationResult } from './run-mutants.ts';

/** Of a question's mutants, those listed as equivalent set aside, at least this share must be rejected. */
const LEAST_OF_A_QUESTION = 0.8;
/** Of all mutants, listed ones included. */
const LEAST_OF_ALL = 0.95;

export interface MutantScore extends MutationResult {
  /** Survivors that `equivalent-mutants.yaml` does not list. */
  open: MutationResult['survivors'];
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;

/** Compares what survived with what is listed as equivalent. */
export function scoreMutants(
  databaseId: string,
  result: MutationResult,
): { score: MutantScore; problems: Problem[] } {
  const listed = equivalentMutants(databaseId);
  const alive = new Set(result.survivors.map(({ text }) => text));
  const open = result.survivors.filter(({ text }) => !listed.has(text));
  const problems = [...listed]
    .filter((text) => !alive.has(text))
    .map((text): Problem => {
      const message = `"${text}" is no mutant that survives the tests; remove it`;
      return { file: equivalentFile(databaseId), field: 'mutant', message };
    });
  const counted = result.total - (result.survivors.length - open.length);
  const rejected = counted - open.length;
  if (rejected < LEAST_OF_A_QUESTION * counted) {
    problems.push({
      file: `content/${databaseId}/tests.json`,
      field: 'hidden',
      message:
        `rejects ${rejected} of ${counted} mutants of solution.py (${percent(rejected, counted)}): add tests that tell the others ` +
        `from it, or list those that nothing can tell in ${equivalentFile(databaseId)}`,
    });
  }
  return { score: { ...result, open }, problems };
}

/** Says how strong the tests of all questions are together; a problem if too weak. */
export function sumUp(scores: MutantScore[]): { line: string; problems: Problem[] } {
  const total = scores.reduce((sum, score) => sum + score.total, 0);
  const alive = scores.reduce((sum, { survivors }) => sum + survivors.length, 0);
  const listed = alive - scores.reduce((sum, { open }) => sum + open.length, 0);
  const line = `${total - alive} of ${total} mutants rejected (${percent(total - alive, total || 1)}), ${listed} listed as equivalent`;
  const message = `${line}; at least ${percent(LEAST_OF_ALL, 1)} must be rejected`;
  const weak = total - alive < LEAST_OF_ALL * total;
  return { line, problems: weak ? [{ file: 'content/dsa', field: 'mutants', message }] : [] };
}
