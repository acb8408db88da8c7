import { afterAll, describe, expect, test } from 'vitest';
import { judge } from '#judge/flow.ts';
import { taskSchema } from '#judge/task.ts';
import { createPageJavaRunner } from '../node/page.ts';
import { PROGRAMS, solve } from './programs.ts';

const runner = createPageJavaRunner();
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
/** Two, so that what one leaves behind would show in the other. */
const TESTS = [1, 2].map((first) => ({ input: { nums: [first, 2, 3], k: 4 }, expected: first + 9 }));
/** The next program, by which it shows whether the judge is as it was. */
const NEXT = solve('return right(nums, k);');

const judged = (source: string, timeLimitMs: number) =>
  judge({ runner, task, source, tests: TESTS, mode: 'submit', timeLimitMs });

describe('hostile and broken programs, Java', () => {
  test.each(PROGRAMS)('$name', async ({ source, verdict, says = '' }) => {
    const report = await judged(source, verdict === 'Time Limit' ? SHORT : LONG);
    const message = report.failure?.message ?? report.diagnostics[0]?.message ?? '';
    expect({ verdict: report.verdict, message }).toEqual({ verdict, message: expect.stringContaining(says) });
    expect((await judged(NEXT, LONG)).verdict).toBe('Accepted');
    expect((await judged(solve('return 0;'), LONG)).verdict).toBe('Wrong Answer');
  });
});
