import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';

const EDITORIAL = `---
approaches:
  - { name: Count up, technique: Linear scan, time: O(n), space: O(1) extra }
  - { name: Return it, technique: Closed form, target: true, time: O(1) expected, space: O(1) expected }
---

## Approach 1

**Complexity.** One step per number.

## Approach 2

**Complexity.**
`;
const FILES = {
  'question.md': `---
topics: [Array]
constraints: [{ formula: 1 <= n }]
hints: [a, b, c]
signature: { kind: function, name: f, params: [{ name: n, type: int }], returns: int }
---
Return n.`,
  'editorial.md': EDITORIAL,
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

it('prints names, techniques and complexities of approaches into the editorial, line by line', async () => {
  const { editorial } = (await readWith({}))();
  expect(editorial.text.split('\n')).toEqual([
    '## Approach 1: Count up',
    '**Technique.** Linear scan.\\',
    '**Complexity.** `O(n)` time, `O(1)` extra space. One step per number.',
    '',
    '## Approach 2: Return it',
    '**Technique.** Closed form.\\',
    '**Complexity.** `O(1)` expected time and space.',
  ]);
  expect(editorial.firstLine).toBe(7);
  expect((await readWith({}))().target).toBe('Aim for `O(1)` expected time and space.');
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
  [
    'one approach',
    { 'editorial.md': EDITORIAL.replace(/ {2}- .*Count.*\n/, '') },
    /editorial\.md: approaches: /,
  ],
  [
    'no order',
    { 'editorial.md': EDITORIAL.replace('O(n)', 'linear') },
    /approaches\.0\.time: .*O\(n log n\)/,
  ],
  [
    'a method of no class',
    { 'editorial.md': EDITORIAL.replace('O(n)', '{ get: O(n) }') },
    /approaches\.0\.time: there is no method get; write one order/,
  ],
  [
    'a section without an approach',
    { 'editorial.md': `${EDITORIAL}\n## Approach 3\n` },
    /Approach 3: write "## Approach 3" for each entry of approaches/,
  ],
  [
    'an approach without its complexity',
    { 'editorial.md': EDITORIAL.replace('**Complexity.** One', 'One') },
    /editorial\.md: Count up: has no paragraph "\*\*Complexity\.\*\*"/,
  ],
  [
    'two approaches to aim for',
    { 'editorial.md': EDITORIAL.replace('technique: Linear scan', 'technique: Linear scan, target: true') },
    /editorial\.md: approaches: mark the one to aim for/,
  ],
  ['a complexity twice', { 'editorial.md': `${EDITORIAL}**Complexity.**\n` }, /stands once in each section/],
  ['no solution', { 'solutions/solution.py': null }, /solutions: needs a reference solution/],
])('%s is named by file, field and reason', async (_name, changes, message) => {
  const read = await readWith(changes);
  expect(read).toThrow(message);
});
