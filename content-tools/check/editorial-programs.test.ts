import { expect, test } from 'vitest';
import { signatureSchema } from '#judge/signature.ts';
import { editorialPrograms } from './editorial-programs.ts';

const twice = signatureSchema.parse({
  kind: 'function',
  name: 'twice',
  params: [{ name: 'n', type: 'int' }],
  returns: 'int',
});
const counter = signatureSchema.parse({ kind: 'class', name: 'Counter', constructorParams: [], methods: [] });

const program = 'class Solution:\n    def twice(self, n: int) -> int:\n        return 2 * n\n';
const fenced = (...sources: string[]) =>
  sources.map((source) => `\`\`\`python\n${source}\`\`\`\n`).join('\n');

test('whole programs with the line they begin at; pieces are counted', () => {
  const editorial = `## Approach 1\n\n${fenced(program, 'return n + n\n', program)}`;
  expect(editorialPrograms(editorial, twice)).toEqual({
    programs: [
      { line: 4, source: program },
      { line: 14, source: program },
    ],
    fragments: 1,
  });
});

test('a program defines the function of the question, or its class', () => {
  expect(editorialPrograms(fenced(program.replace('twice', 'thrice')), twice).fragments).toBe(1);
  expect(editorialPrograms(fenced('class Counter:\n    pass\n'), counter).programs).toHaveLength(1);
  expect(editorialPrograms(fenced('class Counters:\n    pass\n'), counter).fragments).toBe(1);
  expect(editorialPrograms('no code', twice)).toEqual({ programs: [], fragments: 0 });
});
