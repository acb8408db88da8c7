import { afterAll, expect, test } from 'vitest';
import { signatureSchema } from '#judge/signature.ts';
import { createPyodideRunner } from './pyodide.ts';

const runner = createPyodideRunner();
afterAll(() => runner.dispose());

const SIGNATURE = signatureSchema.parse({
  kind: 'function',
  name: 'f',
  params: [{ name: 'n', type: 'int' }],
  returns: 'int',
});

async function outcomeOf(body: string, n: number) {
  const source = `class Solution:\n    def f(self, n):\n        ${body}\n`;
  expect(await runner.compile(SIGNATURE, source)).toEqual({ ok: true });
  return runner.run(JSON.stringify({ n }), { timeLimitMs: 20_000 });
}

test.each([
  ['sum of a generator', 'return n and 1 + sum(self.f(k) for k in (n - 1,))'],
  ['any', 'return n if n == 0 else 1 + any([self.f(n - 1)]) * (n - 1)'],
  ['any of a generator', 'return n if n == 0 else n * any(self.f(k) or True for k in (n - 1,))'],
  ['max of map', 'return n and 1 + max(map(self.f, (n - 1, 0)))'],
  ['min of a generator', 'return n and 1 + min(self.f(k) for k in (n - 1,))'],
  ['next of a generator', 'return n and 1 + next(self.f(k) for k in (n - 1,))'],
  ['a list of a map', 'return n and 1 + list(map(self.f, [n - 1]))[0]'],
])('%s nests 10,000 deep', async (_name, body) => {
  expect(await outcomeOf(body, 10_000)).toMatchObject({ kind: 'answer', output: '10000' });
});

test('what a cache remembers nests as deep', async () => {
  const body = 'g = cache(lambda k: k and 1 + sum(g(j) for j in (k - 1,)))\n        return g(n)';
  expect(await outcomeOf(body, 10_000)).toMatchObject({ kind: 'answer', output: '10000' });
});

test('without an end it is a RecursionError that a program can catch, and the interpreter goes on', async () => {
  expect(await outcomeOf('return sum(self.f(k) for k in (n,))', 1)).toMatchObject({
    kind: 'runtime-error',
    message: expect.stringMatching(/^RecursionError: Stack overflow/),
  });
  const caught = 'try: return sum(self.f(k) for k in (n,))\n        except RecursionError: return 7';
  expect(await outcomeOf(caught, 1)).toMatchObject({ kind: 'answer', output: '7' });
  const nested = 'nest = []\n        for _ in range(10**6): nest = [nest]\n        return len(repr(nest))';
  expect(await outcomeOf(nested, 1)).toMatchObject({ kind: 'runtime-error' });
  expect(await outcomeOf('return n and 1 + max(map(self.f, [n - 1]))', 9000)).toMatchObject({
    output: '9000',
  });
});
