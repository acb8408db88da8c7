import type { Json } from '#judge/task.ts';
import type { Validator } from './validator.ts';

const isText = (value: Json | undefined): value is string => typeof value === 'string';

function inOrder(first: string, second: string, rank: Map<string, number>): boolean {
  const shorter = Math.min(first.length, second.length);
  for (let at = 0; at < shorter; at += 1) {
    const [a = '', b = ''] = [first[at], second[at]];
    if (a !== b) return (rank.get(a) ?? 0) < (rank.get(b) ?? 0);
  }
  return first.length <= second.length;
}

/** Any order of the words' letters under which the words are sorted; the empty text exactly if there is none. */
export const alienDictionary: Validator = ({ words }, expected, actual) => {
  if (!isText(actual) || !Array.isArray(words) || !words.every(isText)) return 'the answer must be text';
  if (expected === '') return actual === '' || 'no order of the letters makes the words sorted';
  if (actual === '') return 'there is an order of the letters under which the words are sorted';
  const letters = new Set(words.join(''));
  const rank = new Map([...actual.slice(0, letters.size)].map((letter, index) => [letter, index]));
  if (actual.length !== letters.size || ![...letters].every((letter) => rank.has(letter))) {
    return 'the answer must contain each letter of the words exactly once';
  }
  const broken = words.findIndex((word, at) => !inOrder(word, words[at + 1] ?? word, rank));
  return broken < 0 || `under this order, words ${broken + 1} and ${broken + 2} are not sorted`;
};
