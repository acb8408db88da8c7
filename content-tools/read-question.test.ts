import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';

const FILES = {
  'question.md': `---
topics: [Array]
constraints: [{ formula: 1 <= n }]
hints: [a, b, c]
signature: { kind: function, name: f, params: [{ name: n, type: int }], returns: int }
---
Return n.`,
  'editorial.md': '## Approach 1: Return it',
  'tests.json': JSON.stringify({
    samples: [
      { input: { n: 1 }, expected: 1 },
      { input: { n: 2 }, expected: 2 },
    ],
    hidden: [{ input: { n: 3 }, expected: 3 }],
  }),
  'solutions/solution.py': 'class Solution: pass',
};

/** A project's root that holds one question, with some of its files replaced; null leaves a file out. */
async function readWith(changes: Partial<Record<keyof typeof FILES, string | null>>) {
  const root = mkdtempSync(join(tmpdir(), 'dryrun-'));
  for (const [name, text] of Object.entries({ ...FILES, ...changes })) {
    const file = join(root, 'content/dsa/arrays/sample', name);
    mkdirSync(dirname(file), { recursive: true });
    if (text !== null) writeFileSync(file, text);
  }
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.resetModules();
  const { readQuestion } = await import('./read-question.ts');
  return () => readQuestion('dsa/arrays/sample');
}

it('reads a whole question', async () => {
  const read = await readWith({});
  expect(read()).toMatchObject({ topics: ['Array'], statement: 'Return n.', hidden: [{ input: { n: 3 } }] });
});

it.each([
  ['a missing file', { 'editorial.md': null }, /editorial\.md: the file is missing; add it/],
  [
    'a missing field',
    { 'question.md': FILES['question.md'].replace('topics: [Array]\n', '') },
    /question\.md: topics: /,
  ],
  [
    'a type that does not exist',
    { 'question.md': FILES['question.md'].replace('type: int', 'type: number') },
    /question\.md: signature\.params\.0\.type: a type is one of int, long/,
  ],
  [
    'two hints',
    { 'question.md': FILES['question.md'].replace('[a, b, c]', '[a, b]') },
    /question\.md: hints: /,
  ],
  ['no front matter', { 'question.md': 'Return n.' }, /question\.md: must start with front matter/],
  ['broken YAML', { 'question.md': '---\ntopics: [\n---\nText' }, /question\.md: front matter: /],
  [
    'an empty statement',
    { 'question.md': `${FILES['question.md'].split('---\nReturn')[0]}---\n` },
    /the statement is empty/,
  ],
  ['broken JSON', { 'tests.json': '{' }, /tests\.json: /],
  [
    'an unknown field',
    { 'tests.json': FILES['tests.json'].replace('"hidden"', '"secret"') },
    /tests\.json: /,
  ],
  ['no solution', { 'solutions/solution.py': null }, /solutions: needs a reference solution/],
])('%s is named by file, field and reason', async (_name, changes, message) => {
  const read = await readWith(changes);
  expect(read).toThrow(message);
});
