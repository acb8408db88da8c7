import { afterAll, describe, expect, test } from 'vitest';
import { judge } from '#judge/flow.ts';
import type { Runner } from '#judge/runner.ts';
import type { ValueType } from '#judge/signature.ts';
import { type Json, type JudgeTask, taskSchema } from '#judge/task.ts';
import { type HostileProgram, RIGHT, WRONG } from '#judge/testing/hostile-program.ts';
import { createNativePythonRunner } from '../node/native.ts';
import { createPyodideRunner } from '../node/pyodide.ts';
import { VALUES } from './answers.ts';
import { LASTING, REPLIES, SHAPES } from './lasting.ts';
import { RESOURCES } from './resources.ts';
import { TAMPERING } from './tampering.ts';

const PROGRAMS = [...RESOURCES, ...TAMPERING, ...VALUES, ...LASTING, ...REPLIES, ...SHAPES];
/** Enough for a program that ends, on a busy machine; little for those that never do. */
const LONG = 20_000;
const SHORT = 1_000;

/** An answer that no program of the table gives. */
const EXPECTED: Record<string, Json> = {
  double: 1.5,
  string: 'x',
  'int[]': [1],
  'int[][]': [[1]],
  ListNode: [1],
  TreeNode: [1],
};

function taskOf(returns: ValueType): JudgeTask {
  return taskSchema.parse({
    signature: {
      kind: 'function',
      name: 'solve',
      params: [
        { name: 'nums', type: 'int[]' },
        { name: 'k', type: 'int' },
      ],
      returns,
    },
  });
}

function judgeProgram(
  runner: Runner,
  { source, returns = 'int' }: Pick<HostileProgram, 'source' | 'returns'>,
  ms: number,
) {
  const expected = (answer: Json) => EXPECTED[returns] ?? answer;
  return judge({
    runner,
    task: taskOf(returns),
    source,
    tests: [
      { input: { nums: [1, 2, 3], k: 4 }, expected: expected(10) },
      { input: { nums: [5], k: 0 }, expected: expected(5) },
      { input: { nums: [], k: -2 }, expected: expected(-2) },
    ],
    mode: 'submit',
    timeLimitMs: ms,
  });
}

describe.each([
  ['native', createNativePythonRunner],
  ['page', createPyodideRunner],
] as const)('hostile programs, %s Python', (where, create) => {
  const runner = create();
  afterAll(() => runner.dispose());

  test.each(
    PROGRAMS.filter((program) => (program.where ?? where) === where).map(
      (program) => [program.name, program] as const,
    ),
  )('%s', async (_name, program) => {
    const verdict = typeof program.verdict === 'string' ? program.verdict : program.verdict[where];
    const report = await judgeProgram(runner, program, verdict === 'Time Limit' ? SHORT : LONG);
    const message = report.failure?.message ?? report.diagnostics[0]?.message ?? '';
    expect({ verdict: report.verdict, message }).toEqual({
      verdict,
      message: expect.stringContaining(program.says ?? ''),
    });
    // Whatever it did, the next programs are judged as ever.
    const next = await judgeProgram(runner, { source: RIGHT }, LONG);
    expect(next).toMatchObject({ verdict: 'Accepted', passed: 3 });
    expect(await judgeProgram(runner, { source: WRONG }, LONG)).toMatchObject({ verdict: 'Wrong Answer' });
  });
});
