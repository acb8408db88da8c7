import { afterAll, describe, expect, test } from 'vitest';
import { createNativePythonRunner } from '#judge/languages/python/node/native.ts';
import { taskSchema } from '#judge/task.ts';
import { makeMutants } from './make-mutants.ts';
import { runMutants } from './run-mutants.ts';
import { scoreMutants, sumUp } from './score-mutants.ts';

const solution = (...body: string[]) =>
  `class Solution:\n    def f(self, n: int) -> int:\n${body.map((line) => `        ${line}`).join('\n')}\n`;

describe('mutants', () => {
  test('differ in one place each, are told by their heads, and are the same every time', () => {
    const source = solution(
      'total = 0',
      'while n > 0:',
      '    total += n % 10',
      '    n //= 10',
      'return total',
    );
    const mutants = makeMutants(source);
    expect(makeMutants(source)).toEqual(mutants);
    expect(mutants.length).toBeGreaterThanOrEqual(10);
    expect(new Set(mutants.map((mutant) => mutant.source)).size).toBe(mutants.length);
    expect(mutants.map(({ line, text }) => `${line} ${text}`)).toEqual(
      expect.arrayContaining([
        '3 total = 0 → total = 1',
        '4 while n > 0: → while n >= 0:',
        '5 total += n % 10 → total -= n % 10',
        '5 total += n % 10 → total += n // 10',
        '6 n //= 10 → n //= 9',
      ]),
    );
  });

  test('of a program with more than enough are 25, from all of it', () => {
    const body = Array.from({ length: 60 }, (_, index) => `n = n + ${index + 5}`);
    const lines = makeMutants(solution(...body, 'return n')).map(({ line }) => line);
    expect(lines).toHaveLength(25);
    expect(Math.min(...lines)).toBeLessThan(6);
    expect(Math.max(...lines)).toBeGreaterThan(58);
  });

  test('of one line are enough all the same; annotations and texts are left alone', () => {
    const mutants = makeMutants(
      'class Solution:\n    """1 < 2"""\n    def isAnagram(self, s: "1 < 2", t) -> bool:\n        return Counter(s) == Counter(t)\n',
    );
    expect(mutants.length).toBeGreaterThanOrEqual(10);
    expect(mutants.every(({ line }) => line === 4)).toBe(true);
  });

  test('of no program are none', () => {
    expect(() => makeMutants('def f(:')).toThrow('SyntaxError');
  });
});

describe('the strength of tests', () => {
  const runner = createNativePythonRunner();
  afterAll(() => runner.dispose());
  const task = taskSchema.parse({
    signature: {
      kind: 'function',
      name: 'f',
      params: [{ name: 'n', type: 'int' }],
      returns: 'int',
      output: {},
    },
  });
  const source = solution('total = 0', 'for i in range(1, n + 1):', '    total += i', 'return total');
  const run = (...tests: [number, number][]) =>
    runMutants(
      runner,
      task,
      source,
      tests.map(([n, expected]) => ({ input: { n }, expected })),
    );

  // Three interpreters and dozens of programs, on whatever machine this is.
  test('is what they reject', { timeout: 60_000 }, async () => {
    const weak = await run([0, 0]);
    const strong = await run([0, 0], [1, 1], [4, 10]);
    expect(weak?.survivors.length).toBeGreaterThan(3);
    // Nought added is nothing added.
    expect(strong?.survivors.map(({ text }) => text)).toEqual([
      'for i in range(1, n + 1): → for i in range(0, n + 1):',
    ]);
    expect(await run([1, 2])).toBeUndefined();
  });

  test('too little of it is a problem, unless what is left is listed', () => {
    const survivors = Array.from({ length: 3 }, (_, index) => ({ line: index, text: `a → ${index}` }));
    const weak = scoreMutants('dsa/none/none', { total: 10, survivors });
    expect(weak.problems).toMatchObject([
      { field: 'hidden', message: expect.stringContaining('rejects 7 of 10 mutants') },
    ]);
    const fair = scoreMutants('dsa/none/none', { total: 15, survivors });
    expect(fair.problems).toEqual([]);
    expect(sumUp([fair.score]).problems).toMatchObject([{ message: expect.stringContaining('12 of 15') }]);
    expect(sumUp([{ total: 100, survivors: survivors.slice(1), open: [] }])).toEqual({
      line: '98 of 100 mutants rejected (98.0%), 2 listed as equivalent',
      problems: [],
    });
    const listed = scoreMutants('dsa/matrix/rotate-image', { total: 10, survivors });
    expect(listed.problems.map(({ message }) => message)).toEqual(
      expect.arrayContaining([expect.stringContaining('is no mutant that survives the tests; remove it')]),
    );
  });
});
