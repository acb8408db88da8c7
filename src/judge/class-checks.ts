import type { FlowRequest } from './flow.ts';
import type { JudgeTask } from './task.ts';
import type { CaseResult, Diagnostic, Report, Verdict } from './verdict.ts';

/** A class that several threads use: what the user starts from, and the checks that drive it from threads of their own. */
export interface ClassChecks {
  /** The code an empty editor starts with. */
  starter: string;
  /** Methods of Java, one for each check, by the names below. */
  source: string;
  checks: { name: string; title: string }[];
}

/** What became of a check. */
export interface CheckResult {
  title: string;
  verdict: Verdict;
  /** What was wrong, in words. */
  message?: string;
}

/** What the judge is asked: the user's code, and behind it the class that carries out a check by its name. */
const TASK: JudgeTask = {
  signature: {
    kind: 'function',
    name: 'check',
    params: [{ name: 'name', type: 'string', passed: true }],
    returns: 'string',
    output: {},
  },
  checker: { kind: 'exact' },
  timeLimitMs: 3000,
};

const PASSED = 'ok';

const lineCount = (text: string) => text.split('\n').length;

/** The user's code with the checks behind it; its lines keep their numbers. */
function programOf(source: string, { source: methods, checks }: ClassChecks): string {
  const cases = checks.map(({ name }) => `case "${name}": ${name}(); break;`).join(' ');
  return [
    `import dryrun.judge.Turns; ${source}`,
    'class Solution {',
    `  public String check(String name) throws Throwable { return Turns.judge(() -> { switch (name) { ${cases} } }); }`,
    methods,
    '}',
    '',
  ].join('\n');
}

/** The request for the judge's flow that tries every check. */
export function checksRequest(
  source: string,
  checks: ClassChecks,
): Pick<FlowRequest, 'task' | 'source' | 'tests' | 'mode'> {
  return {
    task: TASK,
    source: programOf(source, checks),
    tests: checks.checks.map(({ name }) => ({ input: { name }, expected: PASSED })),
    mode: 'run',
  };
}

/** Frames and errors below the user's code are of the checks, which nobody sees: their lines are left out. */
const FRAME = /\n {2}line (\d+), in \S+/g;

/** What a check said; JSON that was cut as it is. */
function textOf(json: string): string {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

function messageOf({ verdict, actual, message }: CaseResult, lines: number): string | undefined {
  if (verdict === 'Wrong Answer') return actual === undefined ? message : textOf(actual);
  return message?.replace(FRAME, (frame, line) => (Number(line) <= lines ? frame : ''));
}

/** What a report says of each check. */
export function checkResults(report: Report, source: string, { checks }: ClassChecks): CheckResult[] {
  const lines = lineCount(source);
  return report.cases.map((result) => ({
    title: checks[result.index]?.title ?? '',
    verdict: result.verdict,
    message: messageOf(result, lines),
  }));
}

/** The compiler's messages; those about the checks say that they use what is not there. */
export function checkDiagnostics({ diagnostics }: Report, source: string): Diagnostic[] {
  const lines = lineCount(source);
  return diagnostics.map((each) =>
    each.line !== undefined && each.line > lines ? { message: `The checks need it: ${each.message}` } : each,
  );
}
