import { afterAll, expect, test } from 'vitest';
import { createPyodideRunner } from '#judge/languages/python/node/pyodide.ts';
import { languageOf } from '#judge/languages.ts';
import { signatureSchema } from '#judge/signature.ts';
import { Replay } from '#trace/replay.ts';
import { program } from './testing/native.ts';
import { TRACE_LIMITS, traceProgram } from './trace-program.ts';

const runner = createPyodideRunner();
afterAll(() => runner.dispose());

const SIGNATURE = signatureSchema.parse({
  kind: 'function',
  name: 'f',
  params: [{ name: 'x', type: 'int[]' }],
  returns: 'int',
});

const run = (source: string, limits = TRACE_LIMITS) =>
  traceProgram(runner, {
    language: languageOf('python'),
    task: { signature: SIGNATURE },
    source,
    input: { x: [] },
    limits,
  });

/** Programs that have no end, or no bound. */
const HOSTILE: [name: string, source: string, outcome: string][] = [
  ['an endless loop', program('n = 0', 'while True:', '    n += 1'), 'runtime-error'],
  [
    'recursion without a base case',
    program('def go(n):', '    return go(n + 1)', 'return go(0)'),
    'runtime-error',
  ],
  ['a million elements', program('a = [0] * 1000000', 'for i in range(50): a[i] = i', 'return 0'), 'answer'],
  ['10 MB of output', program('for i in range(1000): print("x" * 10000)', 'return 0'), 'output-limit'],
  [
    'a repr that never ends',
    'class Loop:\n    def __repr__(self):\n        while True: pass\n' +
      program('a = Loop()', 'b = [a]', 'return 0'),
    'answer',
  ],
];

test.each(HOSTILE)('%s has a beginning, an end and an outcome', async (_name, source, kind) => {
  const started = performance.now();
  const result = await run(source);
  if (result.kind !== 'traced') throw new Error(JSON.stringify(result));
  expect(result.outcome.kind).toBe(kind);
  expect(performance.now() - started).toBeLessThan(60_000);
  const replay = new Replay(result.trace);
  expect(replay.length).toBeGreaterThan(2);
  expect(replay.length).toBeLessThanOrEqual(TRACE_LIMITS.steps + 10);
  expect(replay.state(replay.length - 1).calls.length).toBeLessThan(100_000);
});
