import { afterAll, expect, test } from 'vitest';
import { createPageJavaRunner } from '#judge/languages/java/node/page.ts';
import { createPyodideRunner } from '#judge/languages/python/node/pyodide.ts';
import { languageOf } from '#judge/languages.ts';
import { signatureSchema } from '#judge/signature.ts';
import { Replay } from '#trace/replay.ts';
import { javaProgram, program } from './testing/native.ts';
import { TRACE_LIMITS, traceProgram } from './trace-program.ts';

const runners = { python: createPyodideRunner(), java: createPageJavaRunner() };
afterAll(() => {
  for (const runner of Object.values(runners)) runner.dispose();
});

const SIGNATURE = signatureSchema.parse({
  kind: 'function',
  name: 'f',
  params: [{ name: 'x', type: 'int[]' }],
  returns: 'int',
});

const run = (language: keyof typeof runners, source: string, limits = TRACE_LIMITS) =>
  traceProgram(runners[language], {
    language: languageOf(language),
    task: { signature: SIGNATURE },
    source,
    input: { x: [] },
    limits,
  });

/** Programs that have no end, or no bound. */
const PYTHON: [name: string, source: string, outcome: string][] = [
  ['an endless loop', program('n = 0', 'while True:', '    n += 1'), 'runtime-error'],
  [
    'recursion without a base case',
    program('def go(n):', '    return go(n + 1)', 'return go(0)'),
    'runtime-error',
  ],
  ['a million elements', program('a = [0] * 1000000', 'for i in range(50): a[i] = i', 'return 0'), 'answer'],
  ['10 MB of output', program('for i in range(1000): print("x" * 10000)', 'return 0'), 'output-limit'],
  [
    'recursion 50,000 deep',
    program(
      'import sys',
      'sys.setrecursionlimit(200000)',
      'def go(n):',
      '    return 0 if n == 0 else go(n - 1) + 1',
      'return go(50000)',
    ),
    'runtime-error',
  ],
  [
    'a generator without an end',
    program(
      'def count():',
      '    n = 0',
      '    while True:',
      '        yield n',
      '        n += 1',
      'for n in count(): pass',
    ),
    'runtime-error',
  ],
  [
    'threads, which a browser’s Python has not',
    program('import threading', 't = threading.Thread(target=print)', 't.start()', 't.join()', 'return 0'),
    'runtime-error',
  ],
  [
    'cycles, NaN, and a repr, an equality and a length that raise',
    'class Bad:\n    def __repr__(self): raise ValueError\n    def __eq__(self, other): raise ValueError\n' +
      '    def __hash__(self): return 1\n    def __len__(self): raise ValueError\n' +
      program('a = [Bad(), float("nan")]', 'a.append(a)', 'd = {Bad(): a}', 'a[0].me = a', 'return 0'),
    'answer',
  ],
  [
    'a repr that never ends',
    'class Loop:\n    def __repr__(self):\n        while True: pass\n' +
      program('a = Loop()', 'b = [a]', 'return 0'),
    'answer',
  ],
];

const JAVA: typeof PYTHON = [
  ['an endless loop', javaProgram('for (int n = 0; ; n++);'), 'runtime-error'],
  [
    'an endless loop that catches everything',
    javaProgram('while (true) {', 'try { x[1]++; } catch (Throwable t) { }', '}'),
    'runtime-error',
  ],
  [
    'an endless lambda',
    javaProgram('Runnable r = () -> {', 'for (int i = 0; ; i++) x.clone();', '};', 'r.run();', 'return 0;'),
    'runtime-error',
  ],
  [
    'recursion 50,000 deep',
    javaProgram('return go(50000);', '}', 'int go(int n) {', 'return n == 0 ? 0 : go(n - 1) + 1;'),
    'answer',
  ],
  ['recursion without a base case', javaProgram('return f(x) + 1;'), 'runtime-error'],
  [
    'a million elements',
    javaProgram('int[] a = new int[1000000];', 'for (int i = 0; i < 50; i++) a[i] = i;', 'return 0;'),
    'answer',
  ],
  [
    '10 MB of output',
    javaProgram('for (int i = 0; i < 1000; i++) System.out.println("x".repeat(10000));', 'return 0;'),
    'output-limit',
  ],
  [
    'cycles, and a toString that never ends',
    javaProgram(
      'Object[] a = new Object[1];',
      'a[0] = a;',
      'class Loop { Loop self = this; public String toString() { while (true); } public int hashCode() { throw new Error(); } }',
      'List<Object> b = new ArrayList<>();',
      'b.add(new Loop());',
      'b.add(b);',
      'return 0;',
    ),
    'answer',
  ],
  [
    'threads',
    javaProgram(
      'Thread t = new Thread(() -> {',
      'for (int i = 0; i < 10; i++) go(i);',
      '});',
      't.start();',
      'try { t.join(); } catch (InterruptedException e) { }',
      'return 0;',
      '}',
      'void go(int i) {',
      'i++;',
    ),
    'answer',
  ],
];

const HOSTILE = [
  ...PYTHON.map((each) => ['python', ...each] as const),
  ...JAVA.map((each) => ['java', ...each] as const),
];

test.each(HOSTILE)(
  '%s, %s: there is a beginning, an end and an outcome',
  async (language, _name, source, kind) => {
    const started = performance.now();
    const result = await run(language, source);
    if (result.kind !== 'traced') throw new Error(JSON.stringify(result));
    expect(result.outcome.kind).toBe(kind);
    expect(performance.now() - started).toBeLessThan(60_000);
    const replay = new Replay(result.trace);
    expect(replay.length).toBeGreaterThan(2);
    expect(replay.length).toBeLessThanOrEqual(TRACE_LIMITS.steps + 10);
    expect(replay.state(replay.length - 1).calls.length).toBeLessThan(100_000);
  },
);
