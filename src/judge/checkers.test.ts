import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check, digestAnswer } from './checkers.ts';
import { formatJson } from './json.ts';
import type { CheckerSpec, Json } from './task.ts';

const EXACT: CheckerSpec = { kind: 'exact' };
const ANY_ORDER: CheckerSpec = { kind: 'any-order', nested: false };
const NESTED: CheckerSpec = { kind: 'any-order', nested: true };
const FLOAT: CheckerSpec = { kind: 'float', tolerance: 1e-5 };
const PALINDROME: CheckerSpec = { kind: 'validator', name: 'longest-palindromic-substring' };

const judge = (spec: CheckerSpec, expected: Json, output: string, input: Record<string, Json> = {}) =>
  check(spec, { input, expected }, output);

describe('checkers', () => {
  test.each<[string, CheckerSpec, Json, string, boolean]>([
    ['the same', EXACT, [1, 2], '[1, 2]', true],
    ['another order', EXACT, [1, 2], '[2,1]', false],
    ['a longer list', EXACT, [1, 2], '[1,2,3]', false],
    ['a number for a text', EXACT, '1', '1', false],
    ['a whole float for an int', EXACT, 2, '2.0', true],
    ['null for an empty list', EXACT, [], 'null', false],
    ['minus nought', EXACT, 0, '-0', true],
    ['64 bits, all of them', EXACT, 9223372036854775807n, '9223372036854775807', true],
    ['64 bits, the last one off', EXACT, 9223372036854775807n, '9223372036854775806', false],
    ['text that names NaN', EXACT, 0, '"NaN"', false],
    ['infinity for null', EXACT, null, '1e999', false],
    ['another order, where it does not matter', ANY_ORDER, [1, 2, 2], '[2,1,2]', true],
    ['an item once too often', ANY_ORDER, [1, 2, 2], '[1,1,2]', false],
    ['another order inside', ANY_ORDER, [[1, 2], [3]], '[[3],[2,1]]', false],
    ['another order inside, where that does not matter', NESTED, [[1, 2], [3]], '[[3],[2,1]]', true],
    ['items moved between lists', NESTED, [[1, 2], [3]], '[[1],[2,3]]', false],
    ['no list', NESTED, [[1]], '{"0":[1]}', false],
    ['text that sorts like others', ANY_ORDER, ['a,b', 'c'], '["a","b,c"]', false],
    ['a little off', FLOAT, 2.5, '2.500001', true],
    ['too far off', FLOAT, 2.5, '2.5001', false],
    ['a little off for its size', FLOAT, 1e9, '1000000001', true],
    ['a list of floats', FLOAT, [null, 1, 2.5], '[null,1.000001,2.5]', true],
    ['a shorter list of floats', FLOAT, [1, 2.5], '[1]', false],
    ['a huge whole number', FLOAT, 10n ** 20n, '1e20', true],
    ['infinity for a float', FLOAT, 1, '1e999', false],
    ['NaN for a float', FLOAT, 1, '"NaN"', false],
    ['null for a float', FLOAT, 0, 'null', false],
    ['no text for an empty list of floats', FLOAT, [], '""', false],
  ])('%s', async (_name, spec, expected, output, right) => {
    expect((await judge(spec, expected, output)) === true).toBe(right);
  });

  test('a digest stands for the answer, in any order where that does not matter', async () => {
    for (const spec of [EXACT, ANY_ORDER, NESTED]) {
      const expected = { $digest: await digestAnswer(spec, [[1], [2, 3]]) };
      expect(await judge(spec, expected, '[[1],[2,3]]')).toBe(true);
      expect(await judge(spec, expected, '[[2,3],[1]]')).toBe(spec === EXACT ? '' : true);
      expect(await judge(spec, expected, '[[1],[2,4]]')).toBe('');
      expect(await judge(spec, expected, JSON.stringify(expected))).toBe('');
    }
    await expect(digestAnswer(FLOAT, 1)).rejects.toThrow('cannot compare digests');
    await expect(judge(FLOAT, { $digest: '00' }, '1')).rejects.toThrow('cannot compare digests');
  });

  test('a validator says what is wrong', async () => {
    const input = { s: 'xabay' };
    expect(await judge(PALINDROME, 'aba', '"aba"', input)).toBe(true);
    expect(await judge(PALINDROME, 'aba', '"x"', input)).toBe('a palindrome of 3 characters occurs in s');
    expect(await judge(PALINDROME, 'aba', '"bab"', input)).toBe('the answer does not occur in s');
    expect(await judge(PALINDROME, 'aba', '"xab"', input)).toBe('the answer is not a palindrome');
    expect(await judge(PALINDROME, 'aba', '5', input)).toBe('the answer must be text');
    await expect(judge({ kind: 'validator', name: 'none' }, '', '""')).rejects.toThrow(
      'no validator named none',
    );
  });
});

describe('whatever a program answers', () => {
  const million = Array.from({ length: 1_000_000 }, (_, index) => (index * 7919) % 1_000_003);
  const HOSTILE: [string, string][] = [
    ['nothing', ''],
    ['no JSON', 'Accepted'],
    ['half a list', '[1,'],
    ['a million brackets', '['.repeat(500_000) + ']'.repeat(500_000)],
    ['a million objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['an object with odd keys', '{"__proto__":{"length":2},"toString":1,"$digest":"x","$gen":"int"}'],
    ['a million digits', '9'.repeat(1_000_000)],
    ['a lone surrogate', '"\\ud800"'],
    ['a text of a million', JSON.stringify('a'.repeat(1_000_000))],
    ['a million numbers', JSON.stringify(million)],
    ['a million texts', JSON.stringify(million.map(String))],
    ['a million lists', JSON.stringify(million.map((item) => [item]))],
  ];
  const SPECS = [EXACT, ANY_ORDER, NESTED, FLOAT, PALINDROME];

  test.each(HOSTILE)(
    '%s is wrong, and no checker throws',
    async (_name, output) => {
      for (const spec of SPECS) {
        const input = { s: 'a'.repeat(1000) };
        for (const expected of [[1, 2], 'aa'] as Json[]) {
          expect(await judge(spec, expected, output, input)).not.toBe(true);
        }
      }
    },
    30_000,
  );

  test('any text is judged, and only the right ones are right', async () => {
    const texts = fc.oneof(fc.json(), fc.string());
    await fc.assert(
      fc.asyncProperty(texts, fc.constantFrom(...SPECS), async (output, spec) => {
        expect(await judge(spec, ['never', 'this'], output, { s: 'xyz' })).not.toBe(true);
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.constantFrom(...SPECS.slice(0, 4)), async (value, spec) => {
        expect(await judge(spec, value as Json, formatJson(value as Json))).toBe(true);
      }),
    );
  });

  test('a million items in another order are right in a moment', async () => {
    expect(await judge(ANY_ORDER, million, JSON.stringify(million.toReversed()))).toBe(true);
  }, 20_000);
});
