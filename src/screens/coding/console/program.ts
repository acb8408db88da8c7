import type { DsaQuestion } from '#dataset/schema.ts';
import type { JudgeSession } from '#judge/browser/session.ts';
import type { Language } from '#judge/language.ts';
import type { CaseResult } from '#judge/verdict.ts';
import type { TestCase } from '#storage/records.ts';

export type Mode = 'run' | 'submit';

/** What Run and Submit are given. */
export interface Program {
  question: DsaQuestion;
  language: Language;
  source: string;
  cases: TestCase[];
  /** Told the output of each test case as it is judged. */
  onOutput: (testCaseId: string, output: string) => void;
  /** Null: simulated. */
  session: JudgeSession | null;
  /** How many times slower than the reference this machine is. */
  machineFactor: number;
}

export interface RunCase {
  /** Of the test case it belongs to. */
  number: number;
  result: CaseResult;
  /** The expected answer was left empty: `computed` is the reference solution's, `unknown` where that has none either. */
  reference?: 'computed' | 'unknown';
}
