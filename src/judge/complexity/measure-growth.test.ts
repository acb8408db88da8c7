import { expect, test } from 'vitest';
import type { Runner } from '#judge/runner.ts';
import { type Json, taskSchema } from '#judge/task.ts';
import { fitGrowth } from './fit.ts';
import { measureGrowth } from './measure-growth.ts';

const task = taskSchema.parse({
  signature: { kind: 'function', name: 'f', params: [{ name: 'nums', type: 'int[]' }], returns: 'int' },
});
const ints = (length: number) => ({ nums: { $gen: 'ints', length, min: 0, max: 9, seed: 1 } as Json });

/** A machine that takes `msOf` values for each source, and no time of its own. */
function machine(msOf: Record<string, (n: number) => number>) {
  let running = '';
  let last = { input: '', n: 0 };
  const largest: Record<string, number> = {};
  const runner: Runner = {
    warm: async () => {},
    compile: async (_signature, source) => {
      running = source;
      return { ok: true };
    },
    run: async (input) => {
      // Sizes are run several times, and reading a large one takes longer than all else here.
      if (input !== last.input) last = { input, n: JSON.parse(input).nums.length };
      const { n } = last;
      largest[running] = Math.max(largest[running] ?? 0, n);
      return { kind: 'answer', output: '0', stdout: '', ms: msOf[running]?.(n) ?? 0 };
    },
    dispose: () => {},
  };
  return { runner, largest };
}

const request = (runner: Runner, now: () => number = () => 0) => ({
  runner,
  task,
  source: 'own',
  reference: 'reference',
  tests: [{ input: ints(1000) }],
  now,
});

test('on a machine so fast that sixteen times the test takes a millisecond or two, inputs grow until time shows', async () => {
  const linear = (n: number) => n / 9000;
  const { runner } = machine({ own: linear, reference: linear });
  const growth = await measureGrowth(request(runner));
  // Of those sizes alone nothing could be told.
  expect(fitGrowth(growth?.own.filter(({ n }) => n <= 16_000) ?? [])).toBeUndefined();
  expect(growth?.own.at(-1)).toMatchObject({ n: 256_000 });
  expect(fitGrowth(growth?.own ?? [])?.growth.label).toBe('n');
});

test('inputs stop growing once time shows, for each program by itself', async () => {
  const { runner, largest } = machine({ own: (n) => n / 200, reference: (n) => n / 2000 });
  const growth = await measureGrowth(request(runner));
  expect(growth?.own.at(-1)).toEqual({ n: 16_000, ms: 80 });
  expect(growth?.reference.at(-1)).toEqual({ n: 64_000, ms: 32 });
  expect(largest).toEqual({ own: 16_000, reference: 64_000 });
});

test('a size that takes long is the last one, however small', async () => {
  const quadratic = (n: number) => (n / 100) ** 2 * 100;
  const { runner } = machine({ own: quadratic, reference: quadratic });
  const growth = await measureGrowth(request(runner));
  expect(growth?.own.at(-1)?.n).toBe(250);
  expect(fitGrowth(growth?.own ?? [])?.growth.label).toBe('n²');
});

test('a program that never takes long is left alone after a while', async () => {
  const { runner, largest } = machine({ own: () => 0, reference: () => 0 });
  let seconds = 0;
  const growth = await measureGrowth(
    request(runner, () => {
      seconds += 1;
      return seconds * 1000 * 16;
    }),
  );
  expect(largest).toEqual({ own: 16_000, reference: 16_000 });
  expect(fitGrowth(growth?.own ?? [])).toBeUndefined();
});

test('a test whose time stops growing is not chosen, though a cold start makes it the slowest at first', async () => {
  // Its answer is found after two thousand values, however many there are.
  const saturated = (n: number) => Math.min(n, 2000) / 1000;
  let cold = 6;
  const { runner } = machine({});
  runner.run = async (input) => {
    const { nums } = JSON.parse(input);
    const ms = (nums[0] === 7 ? saturated(nums.length) : nums.length / 2000) * cold;
    cold = Math.max(1, cold * 0.8);
    return { kind: 'answer', output: '0', stdout: '', ms };
  };
  const sevens = { nums: { $gen: 'repeat', value: 7, times: 1001 } as Json };
  const growth = await measureGrowth({
    ...request(runner),
    tests: [{ input: sevens }, { input: ints(1000) }],
  });
  expect(growth?.own.at(-1)).toEqual({ n: 64_000, ms: 32 });
});

test('progress counts up to what it says', async () => {
  const { runner } = machine({ own: (n) => n / 100, reference: (n) => n / 1000 });
  const told: [number, number][] = [];
  await measureGrowth({ ...request(runner), onProgress: (done, total) => told.push([done, total]) });
  const done = told.map(([count]) => count);
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  // 1,000,000 is the most of a thousand values: sizes double 15 times.
  expect(new Set(told.map(([, total]) => total))).toEqual(new Set([32]));
  expect(done.at(-1)).toBe(16 + 11);
});
