import { messageOf } from '#base/message-of.ts';
import { checkInput } from './check-input.ts';
import { check } from './checkers.ts';
import { expandValue } from './generate.ts';
import { formatJson } from './json.ts';
import type { Runner } from './runner.ts';
import { explainSecondCall, secondCalls } from './second-calls.ts';
import { type Json, type JudgeTask, type OpenTest, runnableSignature } from './task.ts';
import { FAILURE_LENGTH, SHOWN_LENGTH, shownText } from './truncate.ts';
import type { CaseResult, Diagnostic, Outcome, Report, Verdict } from './verdict.ts';

export interface FlowRequest {
  runner: Runner;
  task: JudgeTask;
  source: string;
  tests: OpenTest[];
  /** `run`: every case, whatever fails. `submit`: stops at the first failure. */
  mode: 'run' | 'submit';
  /** Milliseconds per test, see `limits.ts`. */
  timeLimitMs: number;
  /** Milliseconds for all tests together; without it, any number. */
  wholeLimitMs?: number;
  signal?: AbortSignal;
  onCase?: (result: CaseResult) => void;
}

/** Among so many tests, which begin with the samples, some are short. */
const SECOND_CALL_TESTS = 30;

const VERDICT_OF: Record<Exclude<Outcome['kind'], 'answer'>, Verdict> = {
  'wrong-answer': 'Wrong Answer',
  'runtime-error': 'Runtime Error',
  'time-limit': 'Time Limit',
  'memory-limit': 'Memory Limit',
  'output-limit': 'Output Limit',
  'system-error': 'System Error',
};

type Judged = Pick<CaseResult, 'verdict' | 'actual' | 'message' | 'line'>;

const seconds = (ms: number) => `${Number((ms / 1000).toFixed(2))} s`;

/** Which limit a test ran into that was allowed `allowedMs`. */
function explainTime({ timeLimitMs, wholeLimitMs }: FlowRequest, allowedMs: number): string {
  return allowedMs < timeLimitMs
    ? `all tests took longer than ${seconds(wholeLimitMs ?? 0)}`
    : `took longer than ${seconds(timeLimitMs)}, the limit per test`;
}

async function judgeOutcome(task: JudgeTask, test: OpenTest, outcome: Outcome): Promise<Judged> {
  switch (outcome.kind) {
    case 'answer': {
      const actual = outcome.output;
      if (test.expected === undefined) return { verdict: 'Accepted', actual };
      const { input, expected } = test;
      const judgment = await check(task.checker, { input, expected }, outcome.output);
      if (judgment === true) return { verdict: 'Accepted', actual };
      return { verdict: 'Wrong Answer', actual, message: judgment || undefined };
    }
    case 'runtime-error':
      return { verdict: 'Runtime Error', message: outcome.message, line: outcome.line };
    case 'wrong-answer':
    case 'system-error':
      return { verdict: VERDICT_OF[outcome.kind], message: outcome.message };
    default:
      return { verdict: VERDICT_OF[outcome.kind], message: outcome.explanation };
  }
}

function shownExpected(expected: Json | undefined): string | undefined {
  if (expected === undefined) return;
  const isDigest = typeof expected === 'object' && expected !== null && '$digest' in expected;
  return isDigest ? '(too long to show)' : formatJson(expected);
}

const mapValues = <T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

/** One test, judged, with its texts in full. `before`: what the same classes are used for first. */
async function judgeCase(
  request: FlowRequest,
  index: number,
  given: OpenTest,
  allowedMs: number,
  before?: Record<string, Json>,
): Promise<CaseResult> {
  const { runner, task, signal } = request;
  const input = expandValue(given.input);
  const expected = given.expected === undefined ? undefined : expandValue(given.expected);
  const problem = Object.values(checkInput(task.signature, input))[0];
  const text = [...(before ? [before] : []), input].map(formatJson).join('\n');
  const outcome: Outcome = problem
    ? { kind: 'system-error', message: `the test's input is not valid: ${problem}`, stdout: '', ms: 0 }
    : await runner.run(text, { timeLimitMs: allowedMs, signal });
  const judged = await judgeOutcome(task, { input, expected }, outcome);
  if (outcome.kind === 'time-limit') judged.message = explainTime(request, allowedMs);
  return {
    index,
    input: mapValues(input, formatJson),
    expected: shownExpected(expected),
    stdout: outcome.stdout,
    ms: outcome.ms,
    ...judged,
  };
}

function cut(result: CaseResult, length: number): CaseResult {
  const shown = (text: string) => shownText(text, length);
  return {
    ...result,
    input: mapValues(result.input, shown),
    expected: result.expected === undefined ? undefined : shown(result.expected),
    actual: result.actual === undefined ? undefined : shown(result.actual),
  };
}

function report(
  total: number,
  cases: CaseResult[],
  failure?: CaseResult,
  diagnostics: Diagnostic[] = [],
): Report {
  const passed = cases.filter(({ verdict }) => verdict === 'Accepted').length;
  const ms = Math.max(0, ...cases.map((result) => result.ms));
  const verdict = diagnostics.length > 0 ? 'Compile Error' : (failure?.verdict ?? 'Accepted');
  return { verdict, passed, total, ms, cases, failure, diagnostics };
}

function systemError(total: number, cases: CaseResult[], message: string): Report {
  const failure: CaseResult = {
    index: cases.length,
    verdict: 'System Error',
    input: {},
    stdout: '',
    message,
    ms: 0,
  };
  return { ...report(total, [...cases, failure], failure), verdict: 'System Error' };
}

/** The first test that comes out wrong when the same classes have been used for another one before. */
async function failedSecondCall(request: FlowRequest, allowedMs: number): Promise<CaseResult | undefined> {
  const { task, tests, signal } = request;
  const given = tests
    .slice(0, SECOND_CALL_TESTS)
    .map(({ input }, index) => ({ index, input: expandValue(input) }));
  for (const { before, index } of secondCalls(task.signature.kind, given)) {
    signal?.throwIfAborted();
    const test = tests[index];
    if (!test) continue;
    const result = await judgeCase(request, index, test, allowedMs, before);
    if (result.verdict === 'System Error') throw new Error(result.message);
    if (result.verdict === 'Accepted') continue;
    return { ...result, message: explainSecondCall(task.signature.kind, before, result.message) };
  }
}

/**
 * The one flow behind Run, Submit, the command line and the content checks: compile, then each test within its time limit,
 * its answer checked out here; Submit then uses the same classes for two tests. Rejects only when the signal aborts; whatever goes wrong on our side is a System Error.
 */
export async function judge(request: FlowRequest): Promise<Report> {
  const { runner, task, source, tests, mode, signal, onCase, timeLimitMs } = request;
  let leftMs = request.wholeLimitMs ?? Number.POSITIVE_INFINITY;
  const cases: CaseResult[] = [];
  let failure: CaseResult | undefined;
  try {
    signal?.throwIfAborted();
    const compiled = await runner.compile(runnableSignature(task), source, signal);
    if (!compiled.ok && 'systemError' in compiled) return systemError(tests.length, [], compiled.systemError);
    if (!compiled.ok) return report(tests.length, [], undefined, compiled.diagnostics);
    for (const [index, test] of tests.entries()) {
      signal?.throwIfAborted();
      const whole = await judgeCase(request, index, test, Math.min(timeLimitMs, Math.max(0, leftMs)));
      leftMs -= whole.ms;
      const result = cut(whole, SHOWN_LENGTH);
      cases.push(result);
      onCase?.(result);
      if (result.verdict === 'Accepted') continue;
      failure ??= cut(whole, FAILURE_LENGTH);
      if (mode === 'submit') break;
    }
    if (mode === 'submit' && !failure) {
      const wrong = await failedSecondCall(request, timeLimitMs);
      if (wrong) {
        failure = cut(wrong, FAILURE_LENGTH);
        cases[wrong.index] = cut(wrong, SHOWN_LENGTH);
      }
    }
    return report(tests.length, cases, failure);
  } catch (error) {
    signal?.throwIfAborted();
    return systemError(tests.length, cases, messageOf(error));
  }
}
