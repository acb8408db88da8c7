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

/** Enough for a program that ends, on a busy machine; little for those that never do. */
const LONG = 10_000;
const SHORT = 1_000;

describe('hostile programs, C++', () => {
  test('each body gets its verdict, whatever the one before it did', async () => {
    const tests = BODIES.map((_, index) => ({ input: { nums: [1, 2, 3, index], k: 4 }, expected: 10 }));
    const source = programOf(BODIES);
    const report = await judge({ runner, task, source, tests, mode: 'run', timeLimitMs: LONG });
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
    const timeLimitMs = verdict === 'Time Limit' ? SHORT : LONG;
    const report = await judge({ runner, task, source, tests, mode: 'submit', timeLimitMs });
    const message = report.failure?.message ?? report.diagnostics[0]?.message ?? '';
    expect({ verdict: report.verdict, message }).toEqual({ verdict, message: expect.stringContaining(says) });
  });
});
