import { describe, expect, test } from 'vitest';
import { judge } from './flow.ts';
import type { CompileResult, Runner } from './runner.ts';
import { type JudgeTask, type OpenTest, taskSchema } from './task.ts';
import { FAILURE_LENGTH, SHOWN_LENGTH } from './truncate.ts';
import type { CaseResult, Outcome } from './verdict.ts';

const task: JudgeTask = taskSchema.parse({
  signature: { kind: 'function', name: 'f', params: [{ name: 'x', type: 'int' }], returns: 'int' },
});
const said = { stdout: 'printed', ms: 3 };
const answer = (output: string): Outcome => ({ kind: 'answer', output, ...said });
const TESTS: OpenTest[] = [1, 2, 3].map((x) => ({ input: { x }, expected: x }));

type Outcomes = (input: string) => Outcome | Promise<Outcome>;
/** Of several lines the last one is judged. */
const lastOf = (input: string) => JSON.parse(input.split('\n').at(-1) ?? '');
const echo: Outcomes = (input) => answer(String(lastOf(input).x));

function fakeRunner(outcomes: Outcomes, compiled: CompileResult = { ok: true }) {
  const inputs: string[] = [];
  const runner: Runner = {
    warm: async () => {},
    compile: async () => compiled,
    run: async (input) => {
      inputs.push(input);
      return outcomes(input);
    },
    dispose: () => {},
  };
  return { runner, inputs };
}

function start(
  outcomes: Outcomes,
  more: {
    tests?: OpenTest[];
    mode?: 'run' | 'submit';
    compiled?: CompileResult;
    task?: JudgeTask;
    signal?: AbortSignal;
  } = {},
) {
  const { compiled, ...request } = more;
  const { runner, inputs } = fakeRunner(outcomes, compiled);
  const told: CaseResult[] = [];
  const report = judge({
    runner,
    task,
    source: '',
    tests: TESTS,
    mode: 'submit',
    timeLimitMs: 1000,
    onCase: (result) => told.push(result),
    ...request,
  });
  return { report, inputs, told };
}

describe('verdicts', () => {
  test.each<[Outcome, object]>([
    [answer('1'), { verdict: 'Accepted', passed: 1, failure: undefined }],
    [answer('2'), { verdict: 'Wrong Answer', failure: { actual: '2', expected: '1', message: undefined } }],
    [
      answer('forged'),
      { verdict: 'Wrong Answer', failure: { message: 'the answer is not a value that can be compared' } },
    ],
    [
      { kind: 'wrong-answer', message: 'a cycle', ...said },
      { verdict: 'Wrong Answer', failure: { message: 'a cycle' } },
    ],
    [
      { kind: 'runtime-error', message: 'boom', line: 4, ...said },
      { verdict: 'Runtime Error', failure: { message: 'boom', line: 4 } },
    ],
    [
      { kind: 'time-limit', ...said },
      { verdict: 'Time Limit', failure: { verdict: 'Time Limit' } },
    ],
    [
      { kind: 'memory-limit', ...said },
      { verdict: 'Memory Limit', failure: { verdict: 'Memory Limit' } },
    ],
    [
      { kind: 'output-limit', ...said },
      { verdict: 'Output Limit', failure: { stdout: 'printed' } },
    ],
    [
      { kind: 'system-error', message: 'ours', ...said },
      { verdict: 'System Error', failure: { message: 'ours' } },
    ],
  ])('$kind', async (outcome, expected) => {
    const { report } = start(() => outcome, { tests: TESTS.slice(0, 1) });
    expect(await report).toMatchObject({ total: 1, ms: 3, ...expected });
  });

  test('Submit stops at the first failure, Run goes on', async () => {
    const wrongAtTwo: Outcomes = (input) => (input === '{"x":2}' ? answer('0') : echo(input));
    const submit = start(wrongAtTwo);
    expect(await submit.report).toMatchObject({
      verdict: 'Wrong Answer',
      passed: 1,
      total: 3,
      failure: { index: 1 },
    });
    expect(submit.inputs).toEqual(['{"x":1}', '{"x":2}']);
    const run = start(wrongAtTwo, { mode: 'run' });
    expect(await run.report).toMatchObject({
      verdict: 'Wrong Answer',
      passed: 2,
      total: 3,
      failure: { index: 1 },
    });
    expect(run.told.map(({ verdict }) => verdict)).toEqual(['Accepted', 'Wrong Answer', 'Accepted']);
  });

  test('a program that does not compile runs nothing', async () => {
    const diagnostics = [{ line: 2, message: 'SyntaxError' }];
    const { report, inputs } = start(echo, { compiled: { ok: false, diagnostics } });
    expect(await report).toMatchObject({
      verdict: 'Compile Error',
      passed: 0,
      total: 3,
      cases: [],
      diagnostics,
    });
    expect(inputs).toEqual([]);
  });

  test('a test of one’s own without an expected answer shows its output', async () => {
    const { report } = start(echo, { tests: [{ input: { x: 5 } }], mode: 'run' });
    expect(await report).toMatchObject({
      verdict: 'Accepted',
      cases: [{ actual: '5', expected: undefined }],
    });
  });
});

describe('what goes wrong on our side is a System Error, never Accepted', () => {
  test.each<[string, Parameters<typeof start>[1], RegExp]>([
    ['the runtime', { compiled: { ok: false, systemError: 'no runtime' } }, /no runtime/],
    ['a broken recipe', { tests: [{ input: { x: { $gen: 'nothing' } }, expected: 1 }] }, /no recipe/],
    [
      'a broken recipe of an answer',
      { tests: [{ input: { x: 1 }, expected: { $gen: 'nothing' } }] },
      /no recipe/,
    ],
    [
      'an input that does not fit',
      { tests: [{ input: { x: 'text' }, expected: 1 }] },
      /x must be a whole number/,
    ],
    ['a missing input', { tests: [{ input: {}, expected: 1 }] }, /x is missing/],
    [
      'an unknown validator',
      { task: { ...task, checker: { kind: 'validator', name: 'none' } } },
      /no validator/,
    ],
  ])('%s', async (_name, more, message) => {
    const { report } = start(echo, more);
    expect(await report).toMatchObject({
      verdict: 'System Error',
      failure: { message: expect.stringMatching(message) },
    });
  });

  test('a runner that throws', async () => {
    const { report } = start((input) =>
      input === '{"x":2}' ? Promise.reject(new Error('lost')) : echo(input),
    );
    expect(await report).toMatchObject({
      verdict: 'System Error',
      passed: 1,
      failure: { index: 1, message: 'lost' },
    });
  });
});

describe('stopping', () => {
  test('rejects before anything runs, and between tests, whatever the runner says', async () => {
    const stopped = start(echo, { signal: AbortSignal.abort() });
    await expect(stopped.report).rejects.toThrow('aborted');
    expect(stopped.inputs).toEqual([]);
    const stop = new AbortController();
    const later = start(
      (input) => {
        if (input === '{"x":2}') stop.abort();
        return echo(input);
      },
      { signal: stop.signal },
    );
    await expect(later.report).rejects.toThrow('aborted');
    expect(later.inputs).toEqual(['{"x":1}', '{"x":2}']);
  });

  test('a runner’s failure after a stop is the stop', async () => {
    const stop = new AbortController();
    const { report } = start(
      () => {
        stop.abort();
        throw new Error('killed');
      },
      { signal: stop.signal },
    );
    await expect(report).rejects.toThrow('aborted');
  });
});

describe('texts of a report', () => {
  const text = taskSchema.parse({
    signature: { kind: 'function', name: 'f', params: [{ name: 's', type: 'string' }], returns: 'string' },
  });
  const long: OpenTest = {
    input: { s: { $gen: 'string', length: 50_000, alphabet: 'a' } },
    expected: 'b'.repeat(300_000),
  };

  test('are short for every case and as good as whole for the first failure', async () => {
    const { report } = start(() => answer(`"${'c'.repeat(60_000)}"`), {
      task: text,
      tests: [long, long],
      mode: 'run',
    });
    const { cases, failure } = await report;
    for (const { input, expected, actual } of cases) {
      for (const shown of [input.s, expected, actual]) expect(shown?.length).toBeLessThan(SHOWN_LENGTH + 50);
    }
    expect(failure).toMatchObject({
      index: 0,
      input: { s: `"${'a'.repeat(50_000)}"` },
      actual: `"${'c'.repeat(60_000)}"`,
    });
    expect(failure?.expected).toHaveLength(FAILURE_LENGTH + '… (300002 characters)'.length);
    expect(failure?.expected).toMatch(/… \(300002 characters\)$/);
  });

  test('an answer kept as a digest is not shown', async () => {
    const { report } = start(() => answer('"x"'), {
      task: text,
      tests: [{ input: { s: '' }, expected: { $digest: '00' } }],
    });
    expect((await report).failure?.expected).toBe('(too long to show)');
  });

  test('a recipe stands for the expected answer too', async () => {
    const numbers = taskSchema.parse({
      signature: { kind: 'function', name: 'f', params: [{ name: 'x', type: 'int[]' }], returns: 'int[]' },
    });
    const ints = { $gen: 'ints', length: 100, min: 0, max: 99, seed: 5 };
    const { report } = start(
      (input) => answer(JSON.stringify(lastOf(input).x.sort((a: number, b: number) => a - b))),
      { task: numbers, tests: [{ input: { x: ints }, expected: { ...ints, sorted: 'ascending' } }] },
    );
    expect((await report).verdict).toBe('Accepted');
  });
});

describe('limits', () => {
  const late = (ms: number): Outcome => ({ kind: 'time-limit', stdout: '', ms });

  test('a test that takes too long is told its limit', async () => {
    const { report } = start(() => late(1000));
    expect((await report).failure).toMatchObject({
      verdict: 'Time Limit',
      message: 'took longer than 1 s, the limit per test',
    });
  });

  test('so is a run whose tests take too long together', async () => {
    const allowed: number[] = [];
    const { runner } = fakeRunner(echo);
    const report = await judge({
      runner: {
        ...runner,
        run: async (input, { timeLimitMs }) => {
          allowed.push(timeLimitMs);
          return timeLimitMs < 900 ? late(timeLimitMs) : { ...answer(String(JSON.parse(input).x)), ms: 900 };
        },
      },
      task,
      source: '',
      tests: TESTS,
      mode: 'run',
      timeLimitMs: 1000,
      wholeLimitMs: 2500,
    });
    expect(allowed).toEqual([1000, 1000, 700]);
    expect(report.cases.map(({ verdict }) => verdict)).toEqual(['Accepted', 'Accepted', 'Time Limit']);
    expect(report.failure?.message).toBe('all tests took longer than 2.5 s');
  });
});
