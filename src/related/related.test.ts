import fc from 'fast-check';
import { expect, test } from 'vitest';
import { declaredNames } from './code-names.ts';
import { findNearest, loadNearestIndex } from './find-related.ts';
import { buildNearestIndex, type NearestDocument } from './related-index.ts';
import { tokenize, toTerm } from './terms.ts';

const entry = (title: string, topics: string[], text: string, kind: NearestDocument['kind'] = 'coding') => ({
  id: `/${title}`,
  kind,
  title,
  topics,
  text,
});
const index = loadNearestIndex(
  buildNearestIndex([
    entry('Two Sum', ['Array', 'Hash Table'], 'two indices whose elements add to a target'),
    entry('LRU Cache', ['Design', 'Linked List'], 'evict the least recently used key at capacity'),
    entry('Rotate Image', ['Matrix'], 'rotate a square matrix by ninety degrees in place'),
    entry('Caching', ['Eviction'], 'keep hot keys near the reader', 'lesson'),
  ]),
);
const titles = (text: string) => findNearest(index, text).questions.map(({ title }) => title);

test.each([
  ['How do I find two numbers that add up to a target?', 'Two Sum'],
  ['twoSum returns the wrong indices', 'Two Sum'],
  ['rotating matrices clockwise', 'Rotate Image'],
  ['least recntly used cache', 'LRU Cache'],
])('%s → %s', (text, title) => {
  expect(titles(text)[0]).toBe(title);
});

test('nothing near is nothing', () => {
  for (const text of ['', '   ', 'what is the way to do it', 'photosynthesis', '!?'])
    expect(findNearest(index, text)).toEqual({ questions: [], reading: [] });
});

test('pages to read are apart and say which words matched', () => {
  const { reading } = findNearest(index, 'evict keys from a cache');
  expect(reading[0]).toMatchObject({ id: '/Caching', kind: 'lesson' });
  expect(reading[0]?.words).toContain('keys');
});

/** Of any characters; `fc.string` has them too, but takes a second to list those of all Unicode before its first text. */
const characters = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 60 })
  .map((codes) => String.fromCodePoint(...codes));

test('any text is answered, with at most three questions and four pages', () => {
  const copies = (kind: NearestDocument['kind']) =>
    Array.from({ length: 6 }, (_, at) => entry(`Cache ${kind} ${at}`, ['Design'], 'evict a key', kind));
  const many = loadNearestIndex(buildNearestIndex([...copies('coding'), ...copies('pattern')]));
  const found = (text: string) => {
    const { questions, reading } = findNearest(many, text);
    return [questions.length, reading.length];
  };
  expect(found('cache')).toEqual([3, 4]);
  const words = fc.constantFrom('cache', 'evcit', 'keys', 'designing', '');
  fc.assert(
    fc.property(fc.array(fc.oneof(characters, words), { maxLength: 5 }), (parts) => {
      const [questions = 0, reading = 0] = found(parts.join(' '));
      expect(questions).toBeLessThanOrEqual(3);
      expect(reading).toBeLessThanOrEqual(4);
    }),
    { numRuns: 40 },
  );
});

test('words of names, without endings', () => {
  expect(tokenize('maxDepth of_binary-trees3')).toEqual(['max', 'depth', 'of', 'binary', 'trees3']);
  const stems = [
    'intervals',
    'matrices',
    'indices',
    'boxes',
    'entries',
    'class',
    'rotating',
    'rotated',
    'string',
  ];
  expect(stems.map(toTerm)).toEqual([
    'interval',
    'matrix',
    'index',
    'box',
    'entry',
    'class',
    'rotat',
    'rotat',
    'str',
  ]);
  expect(['the', 'x', '3'].map(toTerm)).toEqual([null, null, '3']);
});

test.each([
  ['class Solution:\n    def twoSum(self, nums):\n        pass', ['twoSum']],
  ['class LRUCache {\n  int get(int key) {\n if (x) {\n', ['LRUCache', 'get']],
  ['var groupAnagrams = function(strs) {};\nconst f = (a) => a;', ['groupAnagrams', 'f']],
  ['vector<vector<string>> groupAnagrams(vector<string>& strs) {', ['groupAnagrams']],
  ['', []],
])('names declared in %j', (code, names) => {
  expect(declaredNames(code)).toEqual(names);
});
