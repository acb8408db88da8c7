/** The judge's verdicts. `System Error` is ours and never blamed on the user. */
export const VERDICTS = [
  'Accepted',
  'Wrong Answer',
  'Time Limit',
  'Memory Limit',
  'Output Limit',
  'Runtime Error',
  'Compile Error',
  'System Error',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Where in the user's own source something is wrong. Lines and columns count from 1. */
export interface Diagnostic {
  line?: number;
  column?: number;
  message: string;
}

/** What a runner reports for one test, before any checker has seen it. */
export type Outcome =
  | { kind: 'answer' /** JSON text of the answer */; output: string; stdout: string; ms: number }
  /** A value that no right answer can be and that has no JSON form, such as a list with a cycle. */
  | { kind: 'wrong-answer'; message: string; stdout: string; ms: number }
  | { kind: 'runtime-error'; message: string; line?: number; stdout: string; ms: number }
  | {
      kind: 'time-limit' | 'memory-limit' | 'output-limit';
      /** What the limit was, where it is another one than usual. */
      explanation?: string;
      stdout: string;
      ms: number;
    }
  | { kind: 'system-error'; message: string; stdout: string; ms: number };

/** One test, judged. Texts are JSON, cut (see `truncate.ts`) so that any report fits on a page. */
export interface CaseResult {
  index: number;
  verdict: Verdict;
  /** By parameter name. */
  input: Record<string, string>;
  /** Absent when the user gave none: then the case only shows its output. */
  expected?: string;
  actual?: string;
  stdout: string;
  message?: string;
  line?: number;
  ms: number;
}

/** The whole of a Run or Submit. */
export interface Report {
  verdict: Verdict;
  passed: number;
  total: number;
  /** The slowest test's milliseconds. */
  ms: number;
  cases: CaseResult[];
  /** The first case that is not Accepted, with its texts as good as whole: show them folded. */
  failure?: CaseResult;
  diagnostics: Diagnostic[];
}
