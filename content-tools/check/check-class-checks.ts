import { readFileSync } from 'node:fs';
import { type ClassChecks, checkResults, checksRequest } from '#judge/class-checks.ts';
import { judge } from '#judge/flow.ts';
import { createPageJavaRunner } from '#judge/languages/java/node/page.ts';
import type { Runner } from '#judge/runner.ts';
import { answerPrograms } from '../read/answer-programs.ts';
import { answerFile, answerQuestionIds, readAnswerQuestion } from '../read/read-answer-question.ts';
import { readClassChecks, readWrongClasses } from '../read/read-class-checks.ts';
import type { Problem } from './problem.ts';
import { closureHash, hashOf } from './source-closure.ts';
import { keepFindings, knownFindings } from './verified.ts';

/** What was found of the checks that drive classes from several threads. */
export interface CheckedClasses {
  /** Programs that they were tried on. */
  programs: number;
  judged: number;
  problems: Problem[];
  isKeptAnew: boolean;
}

/** Names the compiler that was built. */
const MANIFEST = 'runtimes/java/built/manifest.json';

/** Milliseconds of a check, for a busy machine too. */
const TIME_LIMIT_MS = 20_000;

/** The reference answer's classes, without the program that asserts what they promise. */
function referenceOf(databaseId: string): string {
  const source = readAnswerQuestion(databaseId);
  if (source.form === 'star') return '';
  const code = source.reference.find(({ title }) => title === 'Code')?.text ?? '';
  return (answerPrograms(code).java ?? '').replace(/^(?:final |public )*class Main\b[\s\S]*/m, '');
}

/** What is wrong with what the checks say of a program; `wanted`: which one must fail, and how. */
async function judgeOne(
  runner: Runner,
  checks: ClassChecks,
  source: string,
  wanted?: { check: string; verdict: string; says: string },
): Promise<string | undefined> {
  const report = await judge({ ...checksRequest(source, checks), runner, timeLimitMs: TIME_LIMIT_MS });
  if (report.diagnostics.length > 0) return `doesn't compile: ${report.diagnostics[0]?.message}`;
  const results = checkResults(report, source, checks);
  if (!wanted) {
    const failed = results.find(({ verdict }) => verdict !== 'Accepted');
    return failed && `"${failed.title}" is ${failed.verdict}: ${failed.message ?? ''}`;
  }
  const index = checks.checks.findIndex(({ name }) => name === wanted.check);
  const found = results[index];
  if (found?.verdict === wanted.verdict && (found.message ?? '').includes(wanted.says)) return;
  return `${wanted.check} is ${found?.verdict}: ${found?.message ?? ''}; line 1 says ${wanted.verdict} ${wanted.says}`;
}

/** The name under which the repository keeps that a question's checks are as they should be. */
const CHECK = 'java checks';

/**
 * Runs the checks of each question on its reference answer, which passes all, and on its wrong programs, each of which fails the one
 * that its first line names. What the repository knows does not run again.
 * @param prefixes only questions whose id starts with one of them; empty: every question
 * @param all runs everything, whatever the repository knows
 */
export async function checkClassChecks(prefixes: readonly string[], all: boolean): Promise<CheckedClasses> {
  const found: CheckedClasses = { programs: 0, judged: 0, problems: [], isKeptAnew: false };
  const runnerKey = closureHash(['content-tools/check/check-class-checks.ts']);
  let runner: Runner | undefined;
  for (const id of answerQuestionIds()) {
    const checks = readClassChecks(id);
    if (!checks || !(prefixes.length === 0 || prefixes.some((each) => id.startsWith(each)))) continue;
    const reference = referenceOf(id);
    const wrong = readWrongClasses(id);
    found.programs += 1 + wrong.length;
    const known = knownFindings(id);
    const sources = wrong.map(({ source }) => source);
    const key = hashOf(runnerKey, readFileSync(MANIFEST, 'utf8'), checks.source, reference, ...sources);
    if (known[CHECK]?.key === key && !all) continue;
    found.judged += 1 + wrong.length;
    runner ??= createPageJavaRunner();
    const problems: Problem[] = [];
    const tell = (file: string, field: string, message: string | undefined) =>
      message !== undefined && problems.push({ file, field, message });
    tell(answerFile(id), '## Code, Java', await judgeOne(runner, checks, reference));
    for (const each of wrong) tell(each.file, '', await judgeOne(runner, checks, each.source, each));
    found.problems.push(...problems);
    const { [CHECK]: _, ...rest } = known;
    if (keepFindings(id, problems.length > 0 ? rest : { ...rest, [CHECK]: { key, value: [] } }))
      found.isKeptAnew = true;
  }
  runner?.dispose();
  return found;
}
