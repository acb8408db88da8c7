import { afterAll, describe, expect, test } from 'vitest';
import { languageOf } from '#judge/languages.ts';
import { caseHint, hintFor } from './hints.ts';
import { createPyodideRunner } from './languages/python/node/pyodide.ts';
import { signatureSchema } from './signature.ts';

const signature = signatureSchema.parse({
  kind: 'function',
  name: 'f',
  params: [
    { name: 'nums', type: 'int[]' },
    { name: 'head', type: 'ListNode' },
  ],
  returns: 'int',
});
const inMethod = (body: string) =>
  `class Solution:\n    def f(self, nums, head):\n${body
    .split('\n')
    .map((line) => `        ${line}`)
    .join('\n')}\n`;

/** The body of the method, and part of what is said. */
const MISTAKES: [string, RegExp][] = [
  ['return 7 / 2', /must be int, but your function returned a float/],
  ['return head.next.val', /before \.val is None|before \.next is None/],
  ['nums = nums.sort()\nreturn nums[0]', /sort, append and reverse/],
  ['a, b = nums.reverse()\nreturn a', /sort, append and reverse/],
  ['best = None\nreturn best + 1', /One of the two values is None/],
  ['best = None\nreturn 1 if best < 1 else 2', /One of the two values is None/],
  ['return nums.length', /len\(…\)/],
  ['nums.push(1)', /list has no push/],
  ['return true', /True, False and None/],
  ['return helper(nums)', /self\.helper/],
  ['if not nums: total = 1\nreturn total', /total is assigned in only one branch/],
  ['total = 0\ndef add(): total += 1\nadd()\nreturn total', /nonlocal total/],
  ['return nums[len(nums)]', /from 0 to len/],
  ['return "abc"[7]', /from 0 to len/],
  ['return [].pop()', /nothing left to pop/],
  ['return deque().popleft()', /nothing left to pop/],
  ['return {}[1]', /no such key/],
  ['return nums[len(nums) / 2]', /must be an int/],
  ['return "a" + 1', /combine a str and a number/],
  ['return 1 + "a"', /combine a str and a number/],
  ['return 1 if "a" < 1 else 2', /combine a str and a number/],
  ['return self.f(nums)', /arguments/],
  ['def g(a): return a\nreturn g(1, 2)', /arguments/],
  ['for i in len(nums): pass\nreturn 1', /range\(n\)/],
  ['return nums[0][0]', /range\(n\)|index a number/],
  ['list = [1]\nreturn list(nums)', /called like a function/],
  ['return {[1]: 2}', /tuple/],
  ['return len({nums})', /tuple/],
  ['s = "abc"\ns[0] = "x"\nreturn 1', /join/],
  ['return 1 // 0', /divisor is 0/],
  ['d = {1: 1}\nfor k in d: d[k + 1] = 1\nreturn 1', /while iterating over it/],
  ['a, b = nums\nreturn a', /number of names/],
  ['return self.f(nums, head)', /base case/],
  ['if nums\n    return 1', /colon/],
  ['return len(nums', /isn’t closed/],
  ['return "abc', /isn’t closed/],
  ['if nums = 1: return 2', /== to compare/],
  ['print "a"\nreturn 1', /print\(value\)/],
  ['i = 0\ni++\nreturn i', /no \+\+/],
  ['return nums && head', /&&/],
  ['x = 1\n    y = 2\nreturn x', /same indentation/],
  ['if nums:\nreturn 1', /same indentation/],
];

describe('Python, with the messages of the page’s interpreter', () => {
  const runner = createPyodideRunner();
  afterAll(() => runner.dispose());

  async function messageOf(source: string): Promise<string> {
    const compiled = await runner.compile(signature, source);
    if (!compiled.ok) return 'diagnostics' in compiled ? (compiled.diagnostics[0]?.message ?? '') : '';
    const outcome = await runner.run('{"nums":[1,2,3],"head":[1]}', { timeLimitMs: 20_000 });
    return 'message' in outcome ? outcome.message : '';
  }

  test.each(MISTAKES)('%j', { timeout: 60_000 }, async (body, said) => {
    const message = await messageOf(inMethod(body));
    expect({ message, hint: hintFor(languageOf('python'), message) }).toEqual({
      message: expect.stringMatching(/./),
      hint: expect.stringMatching(said),
    });
  });

  test.each([
    ['def f(nums, head):\n    return 1', /Keep their names/],
    ['class Solution:\n    def g(self, nums, head):\n        return 1', /Keep their names/],
    ['class Solution:\n    def f(nums, head):\n        return 1', /self/],
    ['class Solution:\n    def f(self, nums, head):\n        pass\nreturn 1', /isn’t indented/],
    ['class Solution:\n    def f(self, nums, head):\n        x = 1\n\treturn x', /tabs and spaces/],
  ])('%j as a whole program', async (source, said) => {
    expect(hintFor(languageOf('python'), await messageOf(source))).toMatch(said);
  });
});

/** As clang (the page's compiler) and g++ word them, and as programs end. */
test.each([
  ["use of undeclared identifier 'cnt'", /cnt isn’t declared/],
  ["'cnt' was not declared in this scope", /cnt isn’t declared/],
  ["expected ';' after return statement", /semicolon/],
  ["expected '}'", /isn’t closed/],
  ["no member named 'push' in 'std::vector<int>'", /no member push/],
  ["member reference type 'ListNode *' is a pointer; did you mean to use '->'?", /instead of a dot/],
  ["no matching function for call to 'max'", /max<long long>/],
  [
    "no viable conversion from returned value of type 'int' to function return type 'vector<int>'",
    /types don’t match/,
  ],
  ["invalid operands to binary expression ('vector<int>' and 'int')", /support this operator/],
  ['non-void function does not return a value', /every path/],
  ["unknown type name 'vectr'", /type is unknown/],
  ['std::out_of_range: map::at', /catch blocks compile, but never run/],
  ["redefinition of 'ListNode'", /already defined/],
  ['Segmentation fault: a null or dangling pointer, an index out of range', /nullptr/],
  ['Arithmetic error: a division by zero', /divisor/],
  ['runtime error: signed integer overflow', /long long/],
])('C++: %s', (message, said) => {
  expect(hintFor(languageOf('cpp'), message)).toMatch(said);
});

test('what nobody knows anything about gets no hint', () => {
  expect(hintFor(languageOf('python'), 'the program called exit')).toBeUndefined();
  expect(hintFor(languageOf('java'), 'NameError')).toBeUndefined();
});

test('an answer of None where another was expected was perhaps never returned', () => {
  const result = { index: 0, verdict: 'Wrong Answer', input: {}, stdout: '', ms: 1, expected: '3' } as const;
  expect(caseHint(languageOf('python'), { ...result, actual: 'null' })).toMatch(/without a return/);
  expect(caseHint(languageOf('python'), { ...result, actual: '4' })).toBeUndefined();
  expect(caseHint(languageOf('cpp'), { ...result, actual: 'null' })).toBeUndefined();
  expect(
    caseHint(languageOf('python'), { ...result, verdict: 'Runtime Error', message: 'KeyError: 1' }),
  ).toMatch(/key/);
});
