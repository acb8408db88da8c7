import { readFileSync } from 'node:fs';
import { judge } from '#judge/flow.ts';
import { languageOf } from '#judge/languages.ts';
import { timeLimits } from '#judge/limits.ts';
import type { Report, Verdict } from '#judge/verdict.ts';
import { readQuestion } from '../../content-tools/read/read-question.ts';
import type { NodeRunners } from './node-runners.ts';

export interface JudgeJob {
  /** `dsa/<group>/<id>` */
  question: string;
  language: string;
  file: string;
}

/** One printed line. Two judgings of a file differ in `ms` alone. */
export interface JudgeLine {
  question: string;
  language: string;
  verdict: Verdict;
  passed: number;
  total: number;
  /** The slowest test's milliseconds, to a tenth. */
  ms: number;
  failure?: Record<string, unknown>;
}

function describeFailure({ cases, diagnostics }: Report): Record<string, unknown> | undefined {
  const diagnostic = diagnostics[0];
  if (diagnostic) return { ...diagnostic };
  // Of `cases`, whose texts are cut to a line that can be read.
  const failure = cases.find(({ verdict }) => verdict !== 'Accepted');
  if (!failure) return;
  const { index, input, expected, actual, message, line } = failure;
  return { test: index + 1, input, expected, actual, message, line };
}

/** Submits a file: samples, then hidden tests, stopping at the first failure. Throws for an unknown question or unreadable file. */
export async function judgeFile(
  { question, language, file }: JudgeJob,
  runners: NodeRunners,
): Promise<JudgeLine> {
  const { task, samples, hidden } = readQuestion(question);
  const report = await judge({
    runner: runners.get(language),
    task,
    // Some editors begin a file with a mark that is no part of the program.
    source: readFileSync(file, 'utf8').replace(/^\ufeff/, ''),
    tests: [...samples, ...hidden],
    mode: 'submit',
    ...timeLimits(task, languageOf(language)),
  });
  const failure = describeFailure(report);
  return {
    question,
    language,
    verdict: report.verdict,
    passed: report.passed,
    total: report.total,
    ms: Math.round(report.ms * 10) / 10,
    ...(failure ? { failure } : {}),
  };
}
