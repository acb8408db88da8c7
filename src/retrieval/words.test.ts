import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distinctWords, matchSpans, wordsOf } from './words.ts';

test.each([
  ['', []],
  ['  -- !? ', []],
  ['The 99th percentile, THE p99.', ['the', '99th', 'percentile', 'the', 'p99']],
  ["somebody's and somebody’s 'quoted'", ["somebody's", 'and', "somebody's", 'quoted']],
  ['Straße ÉTÉ e\u0301te\u0301', ['straße', 'été', 'été']],
  ['abc漢字とdef', ['abc', '漢', '字', 'と', 'def']],
  ['snake_case x-ray', ['snake', 'case', 'x', 'ray']],
])('words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('words once, in order', () => {
  expect(distinctWords('to be or not To BE')).toEqual(['to', 'be', 'or', 'not']);
});

test('whole words are marked, whatever their case', () => {
  expect(matchSpans('Cart: a CARPET, carpets.', new Set(['carpet', 'a']))).toEqual([
    { text: 'Cart: ', match: false },
    { text: 'a', match: true },
    { text: ' ', match: false },
    { text: 'CARPET', match: true },
    { text: ', carpets.', match: false },
  ]);
});

const unit = fc.constantFrom(
  'a',
  'A',
  'b',
  '1',
  'é',
  'e\u0301',
  "'",
  '’',
  ' ',
  '漢',
  '😀',
  '\ud83d',
  '<',
  '-',
);

test('spans joined are the text, and marked are the words looked for', () => {
  fc.assert(
    fc.property(fc.string({ unit }), fc.array(fc.constantFrom('a', 'b', 'é', 'a1')), (text, list) => {
      const wanted = new Set<string>(list);
      const spans = matchSpans(text, wanted);
      expect(spans.map((span) => span.text).join('')).toBe(text);
      const marked = spans.filter(({ match }) => match).flatMap((span) => wordsOf(span.text));
      expect(marked).toEqual(wordsOf(text).filter((word) => wanted.has(word)));
    }),
  );
});
