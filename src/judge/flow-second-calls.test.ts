import { describe, expect, test } from 'vitest';
import { judge } from './flow.ts';
import { type JudgeTask, taskSchema } from './task.ts';
import type { Outcome } from './verdict.ts';

const task: JudgeTask = taskSchema.parse({
  signature: { kind: 'function', name: 'f', params: [{ name: 'x', type: 'int' }], returns: 'int' },
});
const TESTS = [1, 2, 3].map((x) => ({ input: { x }, expected: x }));
const answer = (output: string): Outcome => ({ kind: 'answer', output, stdout: '', ms: 3 });

type Outcomes = (input: string) => Outcome;
/** Of several lines the last one is judged. */
const lastOf = (input: string) => JSON.parse(input.split('\n').at(-1) ?? '');
const echo: Outcomes = (input) => answer(String(lastOf(input).x));

function start(outcomes: Outcomes, more: { mode?: 'run' | 'submit'; task?: JudgeTask } = {}) {
  const inputs: string[] = [];
  const runner = {
    warm: async () => {},
    compile: async () => ({ ok: true as const }),
    run: async (input: string) => {
      inputs.push(input);
      return outcomes(input);
    },
    dispose: () => {},
  };
  const common = { runner, task, source: '', tests: TESTS, mode: 'submit' as const, timeLimitMs: 1000 };
  return { report: judge({ ...common, ...more }), inputs };
}

describe('a second call of the same class', () => {
  const keeping: Outcomes = (input) => answer(String(input.split('\n').length - 1 + lastOf(input).x));

  test('is judged once every test is right, and says what came before', async () => {
    const { report, inputs } = start(keeping);
    expect(await report).toMatchObject({
      verdict: 'Wrong Answer',
      passed: 2,
      total: 3,
      failure: {
        index: 1,
        input: { x: '2' },
        expected: '2',
        actual: '3',
        message: expect.stringContaining('a second one is not: the same class was used before with x = 1.'),
      },
    });
    expect(inputs).toEqual(['{"x":1}', '{"x":2}', '{"x":3}', '{"x":1}\n{"x":2}']);
  });

  test('is not made by Run, after a failure, or for round trips', async () => {
    const run = start(keeping, { mode: 'run' });
    expect((await run.report).verdict).toBe('Accepted');
    expect(run.inputs).toHaveLength(3);
    const wrong = start(() => answer('0'));
    await wrong.report;
    expect(wrong.inputs).toHaveLength(1);
    const codec = taskSchema.parse({
      signature: {
        ...{ kind: 'round-trip', name: 'Codec', encode: 'encode', decode: 'decode' },
        param: { name: 'x', type: 'int' },
      },
    });
    expect((await start(keeping, { task: codec }).report).verdict).toBe('Accepted');
  });

  test('that ends the runtime on our side is a System Error', async () => {
    const { report } = start((input) =>
      input.includes('\n') ? { kind: 'system-error', message: 'gone', stdout: '', ms: 0 } : echo(input),
    );
    expect((await report).verdict).toBe('System Error');
  });
});
