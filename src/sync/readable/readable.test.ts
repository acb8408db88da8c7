import { expect, test } from 'vitest';
import { noteFiles, resumeFiles, storyFiles } from './markdown.ts';
import { type Solved, solutionFiles } from './solutions.ts';

const SYNTAX: Record<string, { extension: string; lineComment: string }> = {
  python: { extension: 'py', lineComment: '#' },
  cpp: { extension: 'cpp', lineComment: '//' },
};
const at = new Date(2026, 10, 23, 12).getTime();
const submission = (fields: Partial<Solved>): Solved => ({
  questionId: 'dsa/arrays/two-sum',
  language: 'python',
  source: 'pass',
  verdict: 'Accepted',
  passed: 30,
  total: 30,
  ms: 11.6,
  at,
  ...fields,
});

test('the best submission of a question becomes a source file that says how it did', () => {
  const files = solutionFiles(
    [
      submission({ source: 'old', at: at - 1000 }),
      submission({ source: 'class Solution: pass\n\n' }),
      submission({ source: 'wrong', verdict: 'Wrong Answer', passed: 3, at: at + 1000 }),
      submission({ language: 'cpp', questionId: 'dsa/../../etc', verdict: 'Wrong\nAnswer', passed: 3 }),
      submission({ language: 'cobol' }),
    ],
    (language) => SYNTAX[language],
    (id) => (id === 'dsa/arrays/two-sum' ? 'Two\nSum' : undefined),
  );
  expect(Object.fromEntries(files)).toEqual({
    'solutions/arrays/two-sum.py':
      '# Two Sum\n# Accepted, 30 of 30 tests, 12 ms, 2026-11-23\n\nclass Solution: pass\n',
    'solutions/untitled/etc.cpp': '// etc\n// Wrong Answer, 3 of 30 tests, 12 ms, 2026-11-23\n\npass\n',
  });
});

test('notes and stories become Markdown, resumes JSON, each under a name of its own', () => {
  const notes = noteFiles(
    [
      { id: 'dsa/arrays/two-sum', text: 'Hash map.' },
      { id: 'x', text: ' ' },
    ],
    () => 'Two Sum',
  );
  expect([...notes]).toEqual([['notes/dsa/arrays/two-sum.md', '# Two Sum\n\nHash map.\n']]);
  const story = { title: 'The outage', situation: 'Pager.', task: '', action: 'Rolled back.', result: '' };
  const stories = storyFiles([
    { ...story, id: 'b', task: 'Own it.' },
    { ...story, id: 'a' },
  ]);
  expect([...stories.keys()]).toEqual(['stories/The-outage.md', 'stories/The-outage-2.md']);
  expect(stories.get('stories/The-outage.md')).toBe(
    '# The outage\n\n## Situation\n\nPager.\n\n## Action\n\nRolled back.\n',
  );
  expect([...resumeFiles([{ id: '1', name: '../Ann', json: { a: 1 } }])]).toEqual([
    ['resumes/Ann.json', '{\n  "a": 1\n}\n'],
  ]);
});
