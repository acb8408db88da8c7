import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatJson, parseJson } from './json.ts';
import type { Json } from './task.ts';

/** Any value that has a JSON form; whole numbers out of the safe range are `bigint`s, as `parseJson` gives them. */
const json = fc.letrec<{ value: Json; leaf: Json }>((tie) => ({
  leaf: fc.oneof(
    fc.constant(null),
    fc.boolean(),
    fc.string({ unit: 'binary' }),
    fc.maxSafeInteger(),
    fc.bigInt({ min: 2n ** 53n, max: 2n ** 70n }),
    fc.bigInt({ min: -(2n ** 70n), max: -(2n ** 53n) }),
    // Large ones are written with all their digits, and so come back as bigints.
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }).map((number) => number || 0),
  ),
  value: fc.oneof(
    { maxDepth: 4 },
    tie('leaf'),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(
      fc.string().filter((key) => key !== '__proto__'),
      tie('value'),
      { maxKeys: 4, noNullPrototype: true },
    ),
  ),
})).value;

describe('JSON text', () => {
  test('comes back from writing as it was', () => {
    fc.assert(fc.property(json, (value) => void expect(parseJson(formatJson(value))).toEqual(value)));
  });

  test('is what JSON.stringify writes where that loses nothing', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        (value) => void expect(formatJson(value as Json)).toBe(JSON.stringify(value)),
      ),
    );
  });

  test.each([
    ['9223372036854775807', 9223372036854775807n],
    ['-9223372036854775808', -9223372036854775808n],
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', 9007199254740992n],
    ['[1,12345678901234567890]', [1, 12345678901234567890n]],
    ['1.2345678901234567', 1.2345678901234567],
    ['"12345678901234567890"', '12345678901234567890'],
  ])('keeps every digit of %s', (text, value) => {
    expect(parseJson(text)).toEqual(value);
    expect(formatJson(parseJson(text))).toBe(text);
  });

  test('numbers of no use are told apart from null', () => {
    expect(parseJson('1e999')).toBe(Number.POSITIVE_INFINITY);
    expect(formatJson([parseJson('1e999'), parseJson('-1e999'), -0, null])).toBe('[1e999,-1e999,0,null]');
    expect(parseJson('9'.repeat(1000))).toBe(Number.POSITIVE_INFINITY);
  });

  test.each(['', '{', '[1,]', "'a'", 'NaN', '01', '[1] 2'])('malformed %s throws a SyntaxError', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });

  test('a million values, or a megabyte of digits, are read in no time', () => {
    expect(parseJson(`[${'12345678901234567890,'.repeat(100_000)}0]`)).toHaveLength(100_001);
    expect(parseJson('9'.repeat(1_000_000))).toBe(Number.POSITIVE_INFINITY);
  });
});
