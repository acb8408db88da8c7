import { afterAll, describe, expect, test } from 'vitest';
import { judge } from '#judge/flow.ts';
import { taskSchema } from '#judge/task.ts';
import { createPageCppRunner } from '../node/page.ts';
import { BODIES, programOf, SOURCES } from './programs.ts';

const runner = createPageCppRunner();
afterAll(() => runner.dispose());

const task = taskSchema.parse({
  signature: {
    kind: 'function',
    name: 'solve',
    params: [
      { name: 'nums', type: 'int[]' },
      { name: 'k', type: 'int' },
    ],
    returns: 'int',
  },
});

/** Enough for whatever ends, which is slowed down by nothing but the machine. */
const TIME_LIMIT_MS = 1_000;

describe('hostile programs, C++', { timeout: 300_000 }, () => {
  test('each body gets its verdict, whatever the one before it did', async () => {
    const tests = BODIES.map((_, index) => ({ input: { nums: [1, 2, 3, index], k: 4 }, expected: 10 }));
    const source = programOf(BODIES);
    const report = await judge({ runner, task, source, tests, mode: 'run', timeLimitMs: TIME_LIMIT_MS });
    expect(report.diagnostics).toEqual([]);
    const told = BODIES.map(({ name }, index) => {
      const { verdict, message = '' } = report.cases[index] ?? {};
      return { name, verdict, message };
    });
    expect(told).toEqual(
      BODIES.map(({ name, verdict, says = '' }) => ({
        name,
        verdict,
        message: expect.stringContaining(says),
      })),
    );
  });

  test.each(SOURCES)('$name', async ({ source, verdict, says = '' }) => {
    const tests = [{ input: { nums: [1, 2, 3], k: 4 }, expected: 10 }];
    const report = await judge({ runner, task, source, tests, mode: 'submit', timeLimitMs: TIME_LIMIT_MS });
    const message = report.failure?.message ?? report.diagnostics[0]?.message ?? '';
    expect({ verdict: report.verdict, message }).toEqual({ verdict, message: expect.stringContaining(says) });
  });
});
