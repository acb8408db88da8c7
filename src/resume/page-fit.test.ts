import { expect, test } from 'vitest';
import { bulletLines, LINE_CHARACTERS, PAGE_LINES, pageLines } from './page-fit.ts';

test('the figures of the lesson: a page has 53 lines of 97 characters, and 14 words fill one', () => {
  expect([PAGE_LINES, LINE_CHARACTERS]).toEqual([53, 97]);
  expect([bulletLines(14), bulletLines(15), bulletLines(28), bulletLines(29)]).toEqual([1, 2, 2, 3]);
});

test('the lesson’s resume fits, and its first draft does not', () => {
  const draft = { sections: 5, entries: 6, bullets: 21, words: 22, otherLines: 5 };
  expect(pageLines(draft)).toBe(76);
  expect(pageLines({ ...draft, sections: 4, entries: 5, bullets: 12, words: 18, otherLines: 4 })).toBe(53);
});

test('an empty page has its header, and a bullet takes at least its line', () => {
  expect(pageLines({ sections: 0, entries: 0, bullets: 0, words: 0, otherLines: 0 })).toBe(4);
  expect(bulletLines(0)).toBe(1);
});
