import { expect, test } from 'vitest';
import { defaultLanguage, findLanguage, LANGUAGES, languageOf, languagesOf } from './languages.ts';

test('the selector lists Java, Python and C++, and Python is chosen at first', () => {
  expect(LANGUAGES.map(({ label }) => label)).toEqual(['Java', 'Python', 'C++']);
  expect(defaultLanguage().id).toBe('python');
});

test('each place is taken once, and solutions lie in files of their own', () => {
  const unique = (values: unknown[]) => expect(new Set(values).size).toBe(LANGUAGES.length);
  unique(LANGUAGES.map(({ order }) => order.selector));
  unique(LANGUAGES.map(({ order }) => order.ask));
  unique(LANGUAGES.map(({ solutionFile }) => solutionFile));
  expect(LANGUAGES.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  for (const { solutionFile, extension } of LANGUAGES) expect(solutionFile).toMatch(`.${extension}`);
});

test('a question has the languages of its solutions, and another default where it has no Python', () => {
  const languages = languagesOf({ solutions: { cpp: {}, java: {} } });
  expect(languages.map(({ id }) => id)).toEqual(['java', 'cpp']);
  expect(defaultLanguage(languages).id).toBe('java');
  expect(() => defaultLanguage([])).toThrow('no language');
});

test('an unknown language is none, or an error', () => {
  expect(findLanguage('cobol')).toBeUndefined();
  expect(() => languageOf('cobol')).toThrow('unknown language: cobol');
});
