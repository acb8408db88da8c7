import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '#judge/task.ts';
import {
  answerOf,
  CLONE,
  CODEC,
  COUNTER,
  CYCLE,
  type HarnessCase,
  IN_PLACE,
  judgeCases,
  NODE_OF,
  oneParam,
  REMOVE_ELEMENT,
} from '#judge/testing/harness-table.ts';
import { createNativePythonRunner } from './native.ts';

const runner = createNativePythonRunner();
afterAll(() => runner.dispose());

const solution = (head: string, ...body: string[]) =>
  `class Solution:\n    def ${head}:\n${body.map((line) => `        ${line}`).join('\n')}\n`;

/** A function of one parameter that returns it, or what `body` makes of it. */
const echo = (type: string, value: Json, answer: string, body = 'return x', returns = type): HarnessCase => ({
  name: `${type} ${body}`,
  signature: oneParam(type, returns),
  source: solution('f(self, x)', body),
  input: { x: value },
  answer,
});

const prefix = (k: string, answer: string): HarnessCase => ({
  name: `the first ${k}`,
  signature: REMOVE_ELEMENT,
  source: solution('f(self, nums)', 'nums[0] = 9', `return ${k}`),
  input: { nums: [1, 2, 3] },
  answer,
});

const clone = (body: string, answer: string): HarnessCase => ({
  name: `a copy: ${body}`,
  signature: CLONE,
  source: solution('f(self, node)', body),
  input: { node: [[2], [1]] },
  answer,
});

const CASES: HarnessCase[] = [
  echo('int', -5, '-5'),
  echo('long', 9223372036854775807n, '9223372036854775807'),
  echo('double', 2, '2.0'),
  echo('double', 0.1, '0.1'),
  echo('double', 1, '"NaN"', 'return float("nan")'),
  echo('double', 1, '"-Infinity"', 'return float("-inf")'),
  echo('boolean', true, 'true'),
  echo('char', 'a', '"a"'),
  echo('string', 'é "quoted" \\ \u2028', String.raw`"\u00e9 \"quoted\" \\ \u2028"`),
  echo('char[][]', [['a', 'b'], []], '[["a","b"],[]]'),
  echo('double[]', [1, 2.5], '[1.0,2.5]'),
  echo('int[]', [1, 2], '[1,2]', 'return tuple(x)'),
  echo('int[]', [1, 2], '[1,2]', 'return (n for n in x)'),
  echo('int[]', [1, 2], '[1,2]', 'return dict.fromkeys(x).keys()'),
  echo('int[][]', [[1], [2]], '[[1],[2]]', 'return map(deque, x)'),
  echo(
    'int[]',
    [1, 2],
    'Runtime Error: expected List[int] as the answer, not a value of type set',
    'return set(x)',
  ),
  echo(
    'int[]',
    [1, 2],
    'Runtime Error: expected List[int] as the answer, not a value of type dict',
    'return {1: 2}',
  ),
  echo(
    'string[]',
    ['ab'],
    'Runtime Error: expected List[str] as the answer, not a value of type str',
    'return x[0]',
  ),
  echo('int[]', [1, 2], 'null', 'x.sort()'),
  echo('ListNode', [1, 2, 3], '[1,2,3]'),
  echo('ListNode', [], '[]', 'assert x is None; return x'),
  echo(
    'ListNode',
    [1, 2],
    'Wrong Answer: the linked list in the answer has a cycle',
    'x.next.next = x; return x',
  ),
  echo('ListNode[]', [[1], [], [2, 3]], '[[1],[],[2,3]]'),
  echo('TreeNode', [1, null, 2, 3], '[1,null,2,3]'),
  echo(
    'TreeNode',
    [1, 2],
    'Wrong Answer: the tree in the answer contains the same node twice',
    'x.right = x.left; return x',
  ),
  echo('GraphNode', [[2, 3], [1], [1]], '[[2,3],[1],[1]]'),
  echo(
    'int',
    1,
    'Runtime Error: expected List[int] as the answer, not a value of type int',
    'return x',
    'int[]',
  ),
  prefix('2', '[9,2]'),
  prefix('0', '[]'),
  prefix('4', 'Wrong Answer: the returned k must be from 0 to 3, the length of nums'),
  prefix('None', 'Runtime Error: expected int as the answer, not a value of type NoneType'),
  clone('return node', 'Wrong Answer: the returned nodes must be new, but some of them belong to node'),
  clone(
    'return Node(1, node.neighbors)',
    'Wrong Answer: the returned nodes must be new, but some of them belong to node',
  ),
  clone('import copy; return copy.deepcopy(node)', '[[2],[1]]'),
  {
    name: 'in place',
    signature: IN_PLACE,
    source: solution('f(self, nums)', 'nums.reverse()'),
    input: { nums: [1, 2, 3] },
    answer: '[3,2,1]',
  },
  {
    name: 'a cycle and an argument that is not passed',
    signature: CYCLE,
    source: solution('f(self, head)', 'return head.next.next.next.val'),
    input: { head: [1, 2, 3], pos: 1 },
    answer: '2',
  },
  {
    name: 'a node of a tree, answered by its value',
    signature: NODE_OF,
    source: solution('f(self, root, p)', 'assert root.right is p', 'return p'),
    input: { root: [3, 1, 2], p: 2 },
    answer: '2',
  },
  {
    name: 'a design class',
    signature: COUNTER,
    source: `class Counter2:
    def __init__(self, start): self.n = start
    def add(self, by): self.n += by
    def value(self): return self.n
`,
    input: { operations: ['Counter2', 'add', 'value'], arguments: [[5], [2], []] },
    answer: '[null,null,7]',
  },
  {
    name: 'a round trip on objects that share nothing',
    signature: CODEC,
    source: `kept = []
class Codec:
    def encode(self, strs):
        kept.append(strs)
        return "x"
    def decode(self, s): return kept[0] if kept else [s]
`,
    input: { strs: ['a', 'b'] },
    answer: '["x"]',
  },
];

describe('the Python harness', () => {
  test.each(CASES)('$name', async (each) => {
    expect(await answerOf(runner, each)).toBe(each.answer);
  });

  test('LeetCode’s usual names are there without an import', async () => {
    const source = solution(
      'f(self, x)',
      'q: Deque[int] = deque([3, 1, 2])',
      'h = list(q); heapify(h); heappush(h, 0)',
      'i = bisect_left([1, 2, 3], 2) + bisect.bisect_right([1, 2], 1)',
      '@lru_cache(None)',
      'def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)',
      'return [heappop(h), i, fib(300) % 1000, gcd(12, 18), Counter("aab")["a"], pow(2, 10, 1000), inf > 1, random.randint(1, 1)]',
    );
    expect(await answerOf(runner, { ...echo('int[]', [], ''), source })).toBe('[0,2,600,6,2,24,1,1]');
  });

  test('printed text belongs to its test, and the line of an error is the user’s', async () => {
    const source = solution('f(self, x)', 'print("got", x)', 'return 1 // x');
    const { cases } = await judgeCases(runner, oneParam('int'), source, [{ x: 1 }, { x: 0 }]);
    expect(cases).toMatchObject([
      { verdict: 'Accepted', stdout: 'got 1\n' },
      {
        verdict: 'Runtime Error',
        stdout: 'got 0\n',
        line: 4,
        message: expect.stringContaining('ZeroDivisionError'),
      },
    ]);
  });
});
