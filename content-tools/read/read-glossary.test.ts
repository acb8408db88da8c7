import { expect, test } from 'vitest';
import { readGlossary } from './read-glossary.ts';

const HEAD = '| Term | Meaning | Not |\n|---|---|---|\n';
const section = (rows: string) => `# Glossary\n\nWhat it is.\n\n## Coding\n\n${HEAD}${rows}\n`;

test('a section is a table of terms; phrases in code type are searched for', () => {
  expect(
    readGlossary(section('| edge | Joins two nodes. | link; `last but *` |\n| trie | A tree. | |')),
  ).toEqual([
    {
      title: 'Coding',
      terms: [
        {
          term: 'edge',
          meaning: 'Joins two nodes.',
          avoided: [
            { phrase: 'link', searched: false },
            { phrase: 'last but *', searched: true },
          ],
        },
        { term: 'trie', meaning: 'A tree.', avoided: [] },
      ],
    },
  ]);
});

test.each([
  [section('| edge | Joins two nodes. |'), 'as | term | meaning | not |'],
  [section('| edge | | link |'), 'needs a term and a meaning'],
  [section('| edge | One. | |\n| edge | Two. | |'), 'has "edge" twice'],
  ['# Glossary\n\n## Coding\n\nNothing yet.\n', 'has no terms'],
])('%j is refused', (markdown, reason) => {
  expect(() => readGlossary(markdown)).toThrow(reason);
});

test('the glossary itself: every area, each with its terms', () => {
  const sections = readGlossary();
  expect(sections.map(({ title }) => title)).toContain('System design');
  expect(sections.flatMap(({ terms }) => terms).length).toBeGreaterThan(200);
});
