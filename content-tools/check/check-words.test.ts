import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readGlossary } from '../read/read-glossary.ts';
import { isChecked, wordCheck } from './check-words.ts';

const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => isChecked(file) && existsSync(file));

const check = wordCheck([
  {
    title: 'Coding',
    terms: [{ term: 'second to last', meaning: '', avoided: [{ phrase: 'last but one', searched: true }] }],
  },
  {
    title: 'Spelling',
    terms: [{ term: 'color', meaning: '', avoided: [{ phrase: 'colour*', searched: true }] }],
  },
]);

test('names the line, the word and what to say', () => {
  expect(check('src/ui/a.tsx', 'const a = 1;\n// The last but\n// one.\nconst b = "Colours";')).toEqual([
    { file: 'src/ui/a.tsx', line: 2, found: 'last but\n// one', say: 'second to last' },
    { file: 'src/ui/a.tsx', line: 4, found: 'Colours', say: 'color' },
  ]);
});

test('whole words only', () => {
  expect(check('src/ui/a.tsx', 'discolour blast but one last but ones')).toEqual([]);
});

test('no file uses a word that the glossary does not use', () => {
  const glossaryCheck = wordCheck(readGlossary());
  const found = FILES.flatMap((file) => glossaryCheck(file, readFileSync(file, 'utf8')));
  expect(found.map(({ file, line, found, say }) => `${file}:${line} says "${found}"; say "${say}"`)).toEqual(
    [],
  );
});
