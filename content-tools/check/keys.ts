import { languageOf } from '#judge/languages.ts';
import { readText } from '../read/read-file.ts';
import type { QuestionSource } from '../read/read-question.ts';
import type { Judge } from './judges.ts';
import { closureHash, hashOf } from './source-closure.ts';

/** Tables of which only one row can matter: a question's own validator, and a language's `timeFactor`, which keys hold themselves. */
const TABLES = ['src/judge/validators.ts', 'src/judge/languages.ts'];

const hashes = new Map<string, string>();

/** Of code that every question is checked by. */
function codeHash(...entries: string[]): string {
  const name = entries.join(' ');
  const hash = hashes.get(name) ?? closureHash(entries, TABLES);
  hashes.set(name, hash);
  return hash;
}

/** Of what a question itself brings to every judging of it: signature, checker and limit, tests and what makes them. */
export function questionKey(databaseId: string, { task }: QuestionSource): string {
  const { checker } = task;
  const validator = checker.kind === 'validator' ? [`src/judge/validators/${checker.name}.ts`] : [];
  return hashOf(
    codeHash('src/judge/generate.ts', ...validator),
    JSON.stringify(task),
    readText(`content/${databaseId}/tests.json`),
  );
}

/** Of one way of judging: the harness, runner, checkers and limits behind it, and the versions of the packages among them. */
export function judgeKey({ source, language, hasLimits }: Judge): string {
  return hashOf(
    codeHash('content-tools/check/check-programs.ts', source),
    String(languageOf(language).timeFactor),
    String(hasLimits),
  );
}

/** Of making mutants and trying them. */
export const mutantsKey = ({ source }: Judge): string =>
  codeHash('content-tools/mutants/run-mutants.ts', source);

/** Of making the tables of traced examples. */
export const traceKey = (): string => codeHash('content-tools/traces/check-trace.ts');
