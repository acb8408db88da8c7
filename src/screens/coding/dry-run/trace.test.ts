import { afterAll, expect, test } from 'vitest';
import { callsOf } from '#trace/call-tree.ts';
import { lookUp, runOf, stepOut, stepOver, variable, writerOf } from '#trace/find.ts';
import { findStep, parseQuery } from '#trace/query.ts';
import type { Replay } from '#trace/replay.ts';
import { showValue } from '#trace/show-value.ts';
import { conditionOf, stepWords } from '#trace/words.ts';
import { nativeTracer, program } from './testing/native.ts';

const { replay, run, dispose } = nativeTracer();
afterAll(dispose);

const wordsOf = (steps: Replay) =>
  Array.from({ length: steps.length }, (_, index) => stepWords(steps, index));
const shown = (steps: Replay, step: number, name: string) => {
  const state = steps.state(step);
  const value = lookUp(state, name);
  return value === undefined ? undefined : showValue(value, state.objects);
};

test('each step says its line, its condition and what it changed', async () => {
  const steps = await replay(
    program(
      'left, right = 0, len(x) - 1',
      'while left < right:',
      '    x[left], x[right] = x[right], x[left]',
      '    left, right = left + 1, right - 1',
      'return left',
    ),
    [5, 3, 8],
  );
  expect(wordsOf(steps)).toEqual([
    'Calls f; x is [5, 3, 8].',
    'Line 3: left is 0; right is 2.',
    'Line 4: the condition is true.',
    'Line 5: x[0] is 8; x[2] is 5.',
    'Line 6: left goes from 0 to 1; right goes from 2 to 1.',
    'Line 4: the condition is false.',
    'Line 7: nothing changes.',
    'f returns 1.',
  ]);
  expect(conditionOf(steps, 2)).toBe(true);
  expect(conditionOf(steps, 5)).toBe(false);
});

test('a value leads to the step that wrote it, a line to its next run', async () => {
  const steps = await replay(
    program('best = 0', 'for n in x:', '    best = max(best, n)', 'x.append(best)', 'return 0'),
    [4, 9, 2],
  );
  const last = steps.length - 1;
  const wrote = writerOf(steps, { variable: 'best', call: 1 }, last);
  expect(stepWords(steps, wrote ?? -1)).toBe('Line 5: best goes from 4 to 9.');
  const list = variable(steps.state(last - 1), 'x')?.value;
  const object = Array.isArray(list) ? list[0] : 0;
  expect(stepWords(steps, writerOf(steps, { object, index: 3 }, last) ?? -1)).toBe('Line 6: x gets 9.');
  expect(writerOf(steps, { object, index: 0 }, last)).toBe(0);
  const first = runOf(steps, 5, -1, 1) ?? -1;
  expect(runOf(steps, 5, first, 1)).toBeGreaterThan(first);
  expect(runOf(steps, 5, first, -1)).toBeUndefined();
});

test('stepping over and out of calls, what they were called with and what they returned', async () => {
  const steps = await replay(
    program(
      'def fib(n):',
      '    if n < 2: return n',
      '    return fib(n - 1) + fib(n - 2)',
      'a = fib(4)',
      'return a',
    ),
  );
  const call = callsOf(steps).filter(({ name }) => name === 'fib');
  expect(call).toHaveLength(9);
  expect(call[0]?.args).toEqual([['n', 4]]);
  expect(call[0]?.result).toBe(3);
  const line = runOf(steps, 6, -1, 1) ?? -1;
  expect(stepWords(steps, stepOver(steps, line, 1))).toBe('Line 6: a is 3.');
  expect(stepOut(steps, (call[0]?.start ?? 0) + 1)).toBe((call[0]?.end ?? 0) + 1);
  expect(stepOver(steps, stepOver(steps, line, 1), -1)).toBe(line);
});

test('exceptions, generators and printed text have their steps', async () => {
  const steps = await replay(
    program(
      'def twice(n):',
      '    yield n',
      '    yield n * 2',
      'for v in twice(3):',
      '    print("got", v)',
      'try:',
      '    [][1]',
      'except IndexError:',
      '    v = None',
      'return [][0]',
    ),
  );
  const words = wordsOf(steps);
  expect(words).toContain('twice yields 3.');
  expect(words).toContain('Line 7: prints got; prints 6.');
  expect(words).toContain('Line 9 raises IndexError: list index out of range.');
  expect(words).toContain('Line 11: v is None.');
  expect(words.slice(-2)).toEqual([
    'Line 12 raises IndexError: list index out of range.',
    'The exception leaves f.',
  ]);
  expect(steps.output).toBe('got 3\ngot 6\n');
});

test('nothing of the user’s runs for the trace: no repr, no equality, no attribute', async () => {
  const steps = await replay(`class Trap:
    def __init__(self):
        self.inner = [1]
    def __repr__(self): raise SystemExit
    def __eq__(self, other): raise SystemExit
    def __hash__(self): return 1
    def __getattribute__(self, name): raise SystemExit
    def __len__(self): raise SystemExit
    def __bool__(self): raise SystemExit
class Solution:
    def f(self, x):
        a = [Trap(), Trap()]
        a.append(Trap())
        d = {1: a[0]}
        d[2] = a[1]
        return len(a)
`);
  expect(shown(steps, steps.length - 1 - 1, 'a')).toBe('[Trap(), Trap(), Trap()]');
  expect(stepWords(steps, steps.length - 1)).toBe('f returns 3.');
});

test('what a program holds that has no end, no size or no number is shown all the same', async () => {
  const steps = await replay(
    program(
      'loop = []',
      'loop.append(loop)',
      'odd = [float("nan"), float("inf"), -0.0, 2 ** 70, 10 ** 5000]',
      'big = list(range(1000000))',
      'big[3] = 7',
      'node = ListNode(1)',
      'node.next = node',
      'deep = ()',
      'for i in range(300): deep = (deep,)',
      'return 0',
    ),
  );
  const last = steps.length - 2;
  expect(shown(steps, last, 'loop')).toBe('[[[…]]]');
  expect(shown(steps, last, 'odd')).toBe('[nan, inf, -0.0, 1180591620717411303424, a number of 16610 bits]');
  expect(shown(steps, last, 'big')).toBe('[0, 1, 2, 7, 4, 5, 6, 7, 8, 9, 10, 11, …]');
  expect(shown(steps, last, 'node')).toBe('ListNode(1)');
});

test('an endless loop ends with its beginning and its end', async () => {
  const endless = await run(program('n = 0', 'while True:', '    n += 1'), [], {
    seconds: 0.5,
    steps: 1000,
    bytes: 1e7,
  });
  if (endless.kind !== 'traced') throw new Error(JSON.stringify(endless));
  expect(endless.trace.stopped).toBe(true);
  expect(endless.trace.skipped).toBeGreaterThan(1000);
});

const LONG = program(
  'total = 0',
  'for i in range(5000):',
  '    if i == 3141:',
  '        total += 7',
  '    total += 1',
  'return total',
);

test.each([
  ['line 6', 'Line 6: total goes from 3141 to 3148.'],
  ['i == 3000', 'Line 4: i goes from 2999 to 3000.'],
  ['around line 7 when i >= 3000', 'Line 7: total goes from 3000 to 3001.'],
])('what is asked for between the beginning and the end of a long run is kept: %s', async (asked, words) => {
  const query = parseQuery(asked);
  if (!query) throw new Error(`not understood: ${asked}`);
  const limits = { seconds: 10, steps: 600, bytes: 1e7 };
  const steps = await replay(LONG, [], { ...limits, around: query });
  expect(steps.length).toBeLessThanOrEqual(800);
  expect(stepWords(steps, findStep(steps, query, 0) ?? -1)).toBe(words);
  const missing = Array.from({ length: steps.length }, (_, index) => steps.step(index).missing);
  expect(missing.reduce((sum, each) => sum + each, 0)).toBe(steps.trace.skipped);
});

test('a program that does not compile, or stops the tracing, is reported', async () => {
  expect(await run('class Solution:\n    def f(self, x)\n        return 1\n')).toMatchObject({
    kind: 'compile-error',
    diagnostics: [{ line: 2 }],
  });
  const quiet = await replay(program('import sys', 'sys.settrace(None)', 'x.append(1)', 'return 1'));
  expect(quiet.length).toBeGreaterThan(1);
});
