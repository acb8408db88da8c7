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
import { createNativeCppRunner } from './native.ts';

const runner = createNativeCppRunner();
afterAll(() => runner.dispose());

const solution = (head: string, body: string) =>
  `class Solution {\npublic:\n  ${head} {\n    ${body}\n  }\n};\n`;

const NAMES: Record<string, string> = { ListNode: 'ListNode*', TreeNode: 'TreeNode*', GraphNode: 'Node*' };

/** A function of one parameter that returns it, or what `body` makes of it. */
const echo = (type: string, cpp: string, value: Json, answer: string, body = 'return x;'): HarnessCase => ({
  name: `${type} ${body}`,
  signature: oneParam(type),
  source: solution(`${cpp} f(${cpp} x)`, body),
  input: { x: value },
  answer,
});
const node = (type: string, value: Json, answer: string, body?: string) =>
  echo(type, NAMES[type] ?? type, value, answer, body);

const prefix = (k: string, answer: string): HarnessCase => ({
  name: `the first ${k}`,
  signature: REMOVE_ELEMENT,
  source: solution('int f(vector<int>& nums)', `nums[0] = 9; return ${k};`),
  input: { nums: [1, 2, 3] },
  answer,
});

const clone = (body: string, answer: string): HarnessCase => ({
  name: `a copy: ${body}`,
  signature: CLONE,
  source: solution('Node* f(Node* node)', body),
  input: { node: [[2], [1]] },
  answer,
});

const fails = (body: string, answer: string): HarnessCase => ({
  ...echo('int', 'int', 0, answer, body),
  name: body,
});

const CASES: HarnessCase[] = [
  echo('int', 'int', -5, '-5'),
  echo('long', 'long long', 9223372036854775807n, '9223372036854775807'),
  echo('long', 'long long', -9223372036854775808n, '-9223372036854775808'),
  echo('double[]', 'vector<double>', [2, 0.1, 1e300, -0.5], '[2,0.1,1e+300,-0.5]'),
  echo(
    'double[]',
    'vector<double>',
    [1],
    '["NaN","-Infinity"]',
    'return {nan(""), -numeric_limits<double>::infinity()};',
  ),
  echo('boolean[]', 'vector<bool>', [true, false], '[true,false]'),
  echo('string', 'string', 'é "quoted" \\ \u2028 \u0001 😀', '"é \\"quoted\\" \\\\ \u2028 \\u0001 😀"'),
  echo('char[][]', 'vector<vector<char>>', [['a', '"'], []], '[["a","\\""],[]]'),
  {
    ...echo('string[]', 'vector<string>', ['', '],"'], '["","],\\""]'),
    source: solution('vector<string> f(const vector<string>& x)', 'return x;'),
  },
  node('ListNode', [1, 2, 3], '[1,2,3]'),
  node('ListNode', [], '[]', 'if (x) abort(); return x;'),
  node(
    'ListNode',
    [1, 2],
    'Wrong Answer: the linked list in the answer has a cycle',
    'x->next->next = x; return x;',
  ),
  echo('ListNode[]', 'vector<ListNode*>', [[1], [], [2, 3]], '[[1],[],[2,3]]'),
  node('TreeNode', [1, null, 2, 3], '[1,null,2,3]'),
  node('TreeNode', [], '[]'),
  node(
    'TreeNode',
    [1, 2],
    'Wrong Answer: the tree in the answer contains the same node twice',
    'x->right = x->left; return x;',
  ),
  node('GraphNode', [[2, 3], [1], [1]], '[[2,3],[1],[1]]'),
  prefix('2', '[9,2]'),
  prefix('0', '[]'),
  prefix('4', 'Wrong Answer: the returned k must be from 0 to 3, the length of nums'),
  clone('return node;', 'Wrong Answer: the returned nodes must be new, but some of them belong to node'),
  clone(
    'return new Node(1, node->neighbors);',
    'Wrong Answer: the returned nodes must be new, but some of them belong to node',
  ),
  clone('auto a = new Node(1), b = new Node(2, {a}); a->neighbors = {b}; return a;', '[[2],[1]]'),
  {
    name: 'in place',
    signature: IN_PLACE,
    source: solution('void f(vector<int>& nums)', 'reverse(nums.begin(), nums.end());'),
    input: { nums: [1, 2, 3] },
    answer: '[3,2,1]',
  },
  {
    name: 'a cycle and an argument that is not passed',
    signature: CYCLE,
    source: solution('int f(ListNode *head)', 'return head->next->next->next->val;'),
    input: { head: [1, 2, 3], pos: 1 },
    answer: '2',
  },
  {
    name: 'a node of a tree, answered by its value',
    signature: NODE_OF,
    source: solution('TreeNode* f(TreeNode* root, TreeNode* p)', 'return root->right == p ? p : nullptr;'),
    input: { root: [3, 1, 2], p: 2 },
    answer: '2',
  },
  {
    name: 'a design class, and a Node of the user’s own',
    signature: COUNTER,
    source: `struct Node { int n; };
class Counter2 {
  Node node;
public:
  Counter2(int start) : node{start} {}
  void add(int by) { node.n += by; }
  int value() { return node.n; }
};`,
    input: { operations: ['Counter2', 'add', 'value'], arguments: [[5], [2], []] },
    answer: '[null,null,7]',
  },
  {
    name: 'a round trip on objects that share nothing',
    signature: CODEC,
    source: `vector<string> kept;
class Codec {
public:
  string encode(vector<string>& strs) { kept = strs; return "\\"x\\n"; }
  vector<string> decode(string s) { return kept.empty() ? vector<string>{s} : kept; }
};`,
    input: { strs: ['a', 'b'] },
    answer: '["\\"x\\u000a"]',
  },
  fails('int* p = nullptr; return *(volatile int*)p;', 'Runtime Error: Segmentation fault'),
  // g++ knows 1 / x without dividing; not 7 / x.
  fails('return 7 / *(volatile int*)&x;', 'Runtime Error: Arithmetic error: a division by zero'),
  fails('vector<int> v; return v[x];', 'Runtime Error: Assertion failed in the standard library'),
  fails('return stoi("x");', 'Runtime Error: std::invalid_argument: stoi'),
  fails('exit(3);', 'Runtime Error: the program called exit(3)'),
  fails('vector<vector<int>> v; while (true) v.emplace_back(1 << 20, x); return v[0][0];', 'Memory Limit'),
  fails('while (true) cout << "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\\n";', 'Output Limit'),
  {
    ...fails('try { throw x; } catch (int thrown) { return thrown + 1; }', '1'),
    name: 'an exception that is caught',
  },
  fails('return y;', "Compile Error: 'y' was not declared"),
  { ...fails('', 'Compile Error: '), name: 'another method', source: solution('int g(int x)', 'return x;') },
];

describe('the C++ harness', () => {
  test.each(CASES)('$name', async (each) => {
    expect((await answerOf(runner, each)).replaceAll(/[‘’]/g, "'").slice(0, each.answer.length)).toBe(
      each.answer,
    );
  });

  test('globals are new in every test; what is printed belongs to its test and forges no answer', async () => {
    const source = `static int calls = 0;
${solution('int f(int x)', 'cout << "0 answer 1\\n"; cerr << "seen " << ++calls; if (write(3, "7\\n", 2)) {} return x;')}`;
    const { cases } = await judgeCases(runner, oneParam('int'), source, [{ x: 1 }, { x: 2 }]);
    expect(cases).toMatchObject([
      { verdict: 'Accepted', actual: '1', stdout: '0 answer 1\nseen 1' },
      { verdict: 'Accepted', actual: '2', stdout: '0 answer 1\nseen 1' },
    ]);
  });

  test('an endless loop is Time Limit, and the next test runs', async () => {
    const source = solution('int f(volatile int x)', 'while (x) {} return x;');
    const { cases } = await judgeCases(runner, oneParam('int'), source, [{ x: 1 }, { x: 0 }], 3000);
    expect(cases.map(({ verdict }) => verdict)).toEqual(['Time Limit', 'Accepted']);
  });

  test('a diagnostic has the user’s own line and column', async () => {
    const { diagnostics } = await judgeCases(
      runner,
      oneParam('int'),
      solution('int f(int x)', 'return y;'),
      [],
    );
    expect(diagnostics).toMatchObject([{ line: 4, column: 12 }]);
  });
});
