import { expect, test } from 'vitest';
import { countPrograms, missingSolutions } from './count-content.ts';
import type { Filed } from './filed-programs.ts';

const filed = (id: string, name: string): Filed => ({
  file: `content/${id}/solutions/${name}`,
  language: '',
  verdict: 'Accepted',
  kind: 'reference',
});

test('a language that is not required says which questions it is missing in', () => {
  const languages = [
    { label: 'Python', solutionFile: 'solution.py', isRequired: true },
    { label: 'Kotlin', solutionFile: 'Solution.kt', isRequired: false },
    { label: 'Go', solutionFile: 'solution.go', isRequired: false },
  ];
  const programs = [filed('a', 'Solution.kt'), filed('a', 'solution.go'), filed('b', 'solution.go')];
  expect(missingSolutions(['a', 'b', 'c'], programs, languages)).toEqual([
    'no Kotlin yet in 2 of 3 questions: b, c',
    'no Go yet in 1 of 3 questions: c',
  ]);
  expect(missingSolutions(['a', 'b'], programs)).toEqual([]);
});

test('programs are counted by what they are kept for', () => {
  const kinds = ['reference', 'right', 'right', 'wrong', 'slow'] as const;
  const programs = kinds.map((kind): Filed => ({ ...filed('a', kind), language: 'python', kind }));
  expect(countPrograms(1, programs)).toMatch(/ 1 Python.*; 2 more right, 1 wrong and 1 slow programs$/);
});
