import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulateAnswer } from './answer.ts';
import { assemblePrompt } from './prompt.ts';
import { wholeSentences } from './sentences.ts';

const unit = fc.constantFrom('a', 'b', ' ', '.', '?', '\n', '"', ':', '#', '😀', 'é');
const passage = (text: string, first = 1, of = text.length) => ({
  name: 'a.txt',
  first,
  last: first + text.length - 1,
  text,
  of,
});

test('the prompt holds rules, numbered passages and the question', () => {
  expect(assemblePrompt('Why?', [passage('One.'), passage('Two.', 1041, 2000)])).toMatchInlineSnapshot(`
    "Answer the question from the passages below and from nothing else. Cite them as [1], [2], [3]. If they do not hold the answer, say so.

    [1] a.txt, characters 1 to 4
    """
    One.
    """

    [2] a.txt, characters 1,041 to 1,044
    """
    Two.
    """

    Question: Why?
    Answer:"
  `);
  expect(assemblePrompt('Why?', [])).toContain('(no passages)');
});

test('torn sentences at the cuts are left out', () => {
  const text = 'rn off. Whole one. Another 2.5 here!\nNext line. Torn at the e';
  expect(wholeSentences(text, { start: true, end: true })).toEqual([
    'Whole one.',
    'Another 2.5 here!',
    'Next line.',
  ]);
  expect(wholeSentences(text, { start: false, end: false })).toEqual([
    'rn off.',
    'Whole one.',
    'Another 2.5 here!',
    'Next line.',
    'Torn at the e',
  ]);
});

test('what Markdown and JSON put around a sentence is left out', () => {
  const text = '## Title here\n- A point.\n  "answer": "It is free. It is "big"."\n  "next": "Well",\n';
  expect(wholeSentences(text, { start: false, end: false })).toEqual([
    'Title here',
    'A point.',
    'It is free.',
    'It is "big".',
    'Well',
  ]);
});

test('the answer quotes the sentences with the rarest shared words, once each', () => {
  const weights = new Map([
    ['the', 0.1],
    ['heron', 2],
  ]);
  const first = passage('The bird. A heron fishes. The sun.');
  const second = passage('A heron fishes. The heron sleeps.');
  expect(simulateAnswer(weights, [first, second])).toEqual([
    { text: 'A heron fishes.', passage: 1 },
    { text: 'The heron sleeps.', passage: 2 },
  ]);
  expect(simulateAnswer(weights, [])).toEqual([]);
  expect(simulateAnswer(weights, [passage('Nothing of it.')])).toEqual([]);
});

test('a question answers nothing, unless there is nothing else', () => {
  const weights = new Map([['heron', 2]]);
  expect(simulateAnswer(weights, [passage('A heron? A heron.')])).toEqual([{ text: 'A heron.', passage: 1 }]);
  expect(simulateAnswer(weights, [passage('A heron? A stork.')])).toEqual([{ text: 'A heron?', passage: 1 }]);
});

test('every quote is in its passage, or its beginning is', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit, minLength: 1, maxLength: 500 }), { maxLength: 3 }), (texts) => {
      const weights = new Map([['a', 1]]);
      for (const quote of simulateAnswer(
        weights,
        texts.map((text) => passage(text)),
      ))
        expect(texts[quote.passage - 1]).toContain(quote.text.replace(/…$/, ''));
    }),
  );
});
