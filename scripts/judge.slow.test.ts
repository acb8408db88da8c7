import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const QUESTION = 'dsa/arrays/two-sum';
const folder = mkdtempSync(join(tmpdir(), 'dryrun-judge-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Name = 'right' | 'wrong' | 'slow' | 'crashing' | 'broken';

const python = (...body: string[]) =>
  `class Solution:\n    def twoSum(self, nums, target):\n${body.map((line) => `        ${line}`).join('\n')}\n`;
const cpp = (...body: string[]) =>
  `class Solution {\npublic:\n  vector<int> twoSum(vector<int>& nums, int target) {\n${body.join('\n')}\n  }\n};\n`;
const java = (...body: string[]) =>
  `class Solution {\n  public int[] twoSum(int[] nums, int target) {\n${body.join('\n')}\n  }\n}\n`;

interface Suite {
  language: string;
  extension: string;
  programs: Record<Name, string>;
  /** What the command reports for programs that produce no answer. */
  failures: Record<'crashing' | 'broken', object>;
}

const SUITES: Suite[] = [
  {
    language: 'python',
    extension: 'py',
    programs: {
      right: python(
        'seen = {}',
        'for i, x in enumerate(nums):',
        '    if target - x in seen: return [i, seen[target - x]]',
        '    seen[x] = i',
      ),
      wrong: python('return [0, 1]'),
      slow: python('while True: pass'),
      crashing: python('return nums[len(nums)]'),
      broken: python('return ['),
    },
    failures: {
      crashing: { line: 3, message: expect.stringContaining('IndexError') },
      broken: { line: 3, message: expect.stringContaining('SyntaxError') },
    },
  },
  {
    language: 'cpp',
    extension: 'cpp',
    programs: {
      right: cpp(
        'unordered_map<int, int> seen;',
        'for (int i = 0; i < (int)nums.size(); i++) {',
        '  if (seen.count(target - nums[i])) return {i, seen[target - nums[i]]};',
        '  seen[nums[i]] = i;',
        '}',
        'return {};',
      ),
      wrong: cpp('return {0, 1};'),
      slow: cpp('for (volatile int turn = 0;; turn = turn + 1) {}'),
      crashing: cpp('return {nums[nums.size()]};'),
      broken: cpp('return nums + 1;'),
    },
    failures: {
      crashing: { message: expect.stringContaining('out of bounds') },
      broken: { line: 4, message: expect.stringContaining('invalid operands') },
    },
  },
  {
    language: 'java',
    extension: 'java',
    programs: {
      right: java(
        'Map<Integer, Integer> seen = new HashMap<>();',
        'for (int i = 0; i < nums.length; i++) {',
        '  if (seen.containsKey(target - nums[i])) return new int[] {i, seen.get(target - nums[i])};',
        '  seen.put(nums[i], i);',
        '}',
        'return null;',
      ),
      wrong: java('return new int[] {0, 1};'),
      slow: java('while (target != 0) {}', 'return nums;'),
      crashing: java('return new int[] {nums[nums.length]};'),
      broken: java('return nums + 1;'),
    },
    failures: {
      crashing: { line: 3, message: expect.stringContaining('ArrayIndexOutOfBoundsException') },
      broken: { line: 3, message: expect.stringContaining('bad operand types') },
    },
  },
];

for (const { language, extension, programs } of SUITES) {
  for (const [name, source] of Object.entries(programs))
    writeFileSync(join(folder, `${name}.${extension}`), `\ufeff${source}`);
  writeFileSync(
    join(folder, `${language}.jsonl`),
    Object.keys(programs)
      .map((name) => JSON.stringify({ question: QUESTION, language, file: `${name}.${extension}` }))
      .join('\n'),
  );
}
writeFileSync(
  join(folder, 'accepted.jsonl'),
  `\n${JSON.stringify({ question: QUESTION, language: 'python', file: 'right.py' })}\n\n`,
);
writeFileSync(join(folder, 'malformed.jsonl'), '{"question":\n');

/** Runs the command from the folder of the programs, as npm would. */
async function judge(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/judge.ts', ...args], {
    env: { ...process.env, INIT_CWD: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { stdout: '', stderr: '' };
  child.stdout.on('data', (data) => {
    texts.stdout += data;
  });
  child.stderr.on('data', (data) => {
    texts.stderr += data;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  const lines = texts.stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return { code, lines, ...texts };
}
const single = (file: string, language: string) =>
  judge('--question', QUESTION, '--language', language, file);
const withoutTime = (line: object) => ({ ...line, ms: 0 });

const expectedOf = ({ failures }: Suite): [Name, number, object][] => [
  ['right', 0, { verdict: 'Accepted' }],
  [
    'wrong',
    1,
    {
      verdict: 'Wrong Answer',
      failure: { test: 1, actual: '[0,1]', input: expect.anything(), expected: expect.any(String) },
    },
  ],
  [
    'slow',
    1,
    {
      verdict: 'Time Limit',
      passed: 0,
      failure: { test: 1, input: expect.anything(), expected: expect.any(String) },
    },
  ],
  ['crashing', 1, { verdict: 'Runtime Error', passed: 0, failure: failures.crashing }],
  ['broken', 1, { verdict: 'Compile Error', passed: 0, failure: failures.broken }],
];

describe('npm run judge', () => {
  test.each(SUITES)(
    'five programs in $language, five verdicts; a second judging differs in nothing but ms',
    async (suite) => {
      const { language, extension } = suite;
      const expected = expectedOf(suite);
      const batch = await judge('--batch', `${language}.jsonl`);
      expect(batch).toMatchObject({ code: 1, stderr: '', lines: expected.map(([, , line]) => line) });
      for (const [index, [name, code]] of expected.entries()) {
        const alone = await single(`${name}.${extension}`, language);
        expect(alone).toMatchObject({ code, stderr: '' });
        expect(alone.lines.map(withoutTime)).toEqual([withoutTime(batch.lines[index])]);
      }
    },
  );

  test('a line holds what it says, in order, and stays short', async () => {
    const { code, stdout, lines } = await judge('--batch', 'accepted.jsonl');
    expect(code).toBe(0);
    expect(Object.keys(lines[0])).toEqual(['question', 'language', 'verdict', 'passed', 'total', 'ms']);
    expect(lines[0]).toMatchObject({ question: QUESTION, language: 'python' });
    expect(lines[0].passed).toBe(lines[0].total);
    expect(lines[0].ms).toBeGreaterThanOrEqual(0);
    expect(stdout.endsWith('\n')).toBe(true);
  });

  test.each<[string, string[], RegExp]>([
    ['nothing', [], /question/],
    ['no file', ['--question', QUESTION, '--language', 'python'], /file/],
    ['two files', ['--question', QUESTION, '--language', 'python', 'right.py', 'wrong.py'], /one FILE/],
    ['an unknown option', ['--fast'], /--fast/],
    ['an unknown language', ['--question', QUESTION, '--language', 'cobol', 'right.py'], /language/],
    [
      'an unknown question',
      ['--question', 'dsa/arrays/none', '--language', 'python', 'right.py'],
      /dsa\/arrays\/none/,
    ],
    ['a file that is not there', ['--question', QUESTION, '--language', 'python', 'none.py'], /none\.py/],
    ['a batch that is not there', ['--batch', 'none.jsonl'], /none\.jsonl/],
    ['a malformed batch', ['--batch', 'malformed.jsonl'], /JSON/],
  ])('%s is a usage error', async (_name, args, message) => {
    const { code, stdout, stderr } = await judge(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).toContain('usage: npm run judge');
  });
});
