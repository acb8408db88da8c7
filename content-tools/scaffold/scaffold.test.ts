import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ID = 'dsa/arrays/pairs-with-gap';
const ROW =
  '{"id": "two-sum", "title": "Two Sum", "difficulty": "Easy", "group": "arrays", "databaseId": "dsa/arrays/two-sum", "companies": [], "reportedBy": 0}';
const home = process.cwd();

beforeEach(() => {
  process.chdir(mkdtempSync(join(tmpdir(), 'dryrun-scaffold-')));
  mkdirSync('content/dsa', { recursive: true });
  writeFileSync('content/dsa/index.json', `[\n${ROW}\n]\n`);
  vi.resetModules();
});
afterEach(() => process.chdir(home));

const modules = async () => ({
  ...(await import('./scaffold.ts')),
  ...(await import('./add-to-index.ts')),
  ...(await import('../check/check-question.ts')),
});

test('a scaffold has every file, and its check says what to write where', async () => {
  const { scaffold, checkQuestion } = await modules();
  expect(scaffold(ID)).toHaveLength(8);
  const { problems } = await checkQuestion(ID, { get: () => expect.unreachable(), dispose: () => {} }, {});
  expect(problems).toEqual(
    expect.arrayContaining([
      {
        file: `content/${ID}/tests.json`,
        field: 'samples.0.expected',
        message: `is missing; npm run fill:expected -- ${ID} takes it from solution.py`,
      },
      { file: `content/${ID}/question.md`, field: 'line 2', message: 'still says "TODO"; write it' },
      expect.objectContaining({ file: `content/${ID}/solutions/Solution.java`, field: 'line 1' }),
    ]),
  );
});

test('a second one fits stubs to the signature and leaves alone what was begun', async () => {
  const { scaffold } = await modules();
  scaffold(ID);
  const question = `content/${ID}/question.md`;
  writeFileSync(question, readFileSync(question, 'utf8').replace('name: solve', 'name: countPairs'));
  writeFileSync(`content/${ID}/solutions/solution.py`, 'class Solution: pass\n');
  expect(scaffold(ID)).toEqual([
    `content/${ID}/solutions/Solution.java`,
    `content/${ID}/solutions/solution.cpp`,
    `content/${ID}/solutions/wrong/todo.wrong-answer.py`,
    `content/${ID}/solutions/slow/todo.py`,
  ]);
  expect(readFileSync(`content/${ID}/solutions/solution.cpp`, 'utf8')).toContain(
    'int countPairs(vector<int>& nums)',
  );
  expect(scaffold(ID)).toEqual([]);
});

test('tests nobody has begun get the inputs of another signature; dropped proposals stay dropped', async () => {
  const { scaffold } = await modules();
  scaffold(ID);
  const question = `content/${ID}/question.md`;
  const tests = `content/${ID}/tests.json`;
  const addParam = (name: string) => {
    const text = readFileSync(question, 'utf8');
    writeFileSync(question, text.replace('  returns:', `    - { name: ${name}, type: int }\n  returns:`));
  };
  rmSync(`content/${ID}/solutions/slow`, { recursive: true });
  addParam('gap');
  expect(scaffold(ID)).toContain(tests);
  expect(JSON.parse(readFileSync(tests, 'utf8')).hidden).toEqual([{ input: { nums: [1], gap: 1 } }]);
  expect(existsSync(`content/${ID}/solutions/slow`)).toBe(false);

  writeFileSync(tests, readFileSync(tests, 'utf8').replace('"gap":1', '"gap":2'));
  addParam('limit');
  expect(scaffold(ID)).not.toContain(tests);
});

test('a new question has its place in the index, in one of its groups', async () => {
  const { addToIndex } = await modules();
  addToIndex(ID, 'Pairs with Gap', 'Easy');
  const text = readFileSync('content/dsa/index.json', 'utf8');
  expect(JSON.parse(text).map(({ id }: { id: string }) => id)).toEqual(['pairs-with-gap', 'two-sum']);
  expect(text.split('\n')[2]).toBe(ROW);
  expect(() => addToIndex('dsa/nowhere/x', 'X', 'Easy')).toThrow('"nowhere" must be one of arrays');
  expect(() => addToIndex('dsa/arrays/x', 'X', 'Trivial')).toThrow('difficulty');
  expect(existsSync(`content/${ID}`)).toBe(false);
});
