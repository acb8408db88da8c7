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
import { createNativeJavaRunner } from './native.ts';
import { createPageJavaRunner } from './page.ts';

const solution = (head: string, body: string) =>
  `class Solution {\n  public ${head} {\n    ${body}\n  }\n}\n`;

/** A function of one parameter that returns it, or what `body` makes of it. */
const echo = (type: string, java: string, value: Json, answer: string, body = 'return x;'): HarnessCase => ({
  name: `${type} ${body}`,
  signature: {
    kind: 'function',
    name: 'f',
    params: [{ name: 'x', type, java: java.includes('<') ? java : undefined }],
    returns: type,
    javaReturns: java.includes('<') ? java : undefined,
  },
  source: solution(`${java} f(${java} x)`, body),
  input: { x: value },
  answer,
});

const prefix = (k: string, answer: string): HarnessCase => ({
  name: `the first ${k}`,
  signature: REMOVE_ELEMENT,
  source: solution('int f(int[] nums)', `nums[0] = 9; return ${k};`),
  input: { nums: [1, 2, 3] },
  answer,
});

const clone = (body: string, answer: string): HarnessCase => ({
  name: `a copy: ${body}`,
  signature: CLONE,
  source: solution('Node f(Node node)', body),
  input: { node: [[2], [1]] },
  answer,
});

const fails = (body: string, answer: string): HarnessCase => ({
  ...echo('int', 'int', 0, answer, body),
  name: body,
});

const declares = (source: string, answer: string): HarnessCase => ({
  ...echo('int', 'int', 0, answer),
  name: source,
  source,
});

const CASES: HarnessCase[] = [
  echo('int', 'int', -5, '-5'),
  echo('long', 'long', 9223372036854775807n, '9223372036854775807'),
  echo('double[]', 'double[]', [2, 0.1], '[2.0,0.1]'),
  echo('double', 'double', 1, '"NaN"', 'return 0.0 / 0;'),
  echo('boolean', 'boolean', true, 'true'),
  echo('string', 'String', 'é "q" \\ \n', '"\\u00e9 \\"q\\" \\\\ \\u000a"'),
  echo('char[][]', 'char[][]', [['a', '"'], []], '[["a","\\""],[]]'),
  echo('string[][]', 'List<List<String>>', [['a'], []], '[["a"],[]]'),
  echo('int[][]', 'List<int[]>', [[1, 2], []], '[[1,2],[]]', 'return new LinkedList<>(x);'),
  echo('int[]', 'int[]', [1], 'null', 'return null;'),
  echo('ListNode', 'ListNode', [1, 2, 3], '[1,2,3]'),
  echo('ListNode', 'ListNode', [], '[]', 'if (x != null) throw new RuntimeException(); return x;'),
  echo(
    'ListNode',
    'ListNode',
    [1, 2],
    'Wrong Answer: the linked list in the answer has a cycle',
    'x.next.next = x; return x;',
  ),
  echo('ListNode[]', 'ListNode[]', [[1], [], [2, 3]], '[[1],[],[2,3]]'),
  echo('TreeNode', 'TreeNode', [1, null, 2, 3], '[1,null,2,3]'),
  echo('TreeNode', 'TreeNode', [], '[]'),
  echo(
    'TreeNode',
    'TreeNode',
    [1, 2],
    'Wrong Answer: the tree in the answer contains the same node twice',
    'x.right = x.left; return x;',
  ),
  echo('GraphNode', 'Node', [[2, 3], [1], [1]], '[[2,3],[1],[1]]'),
  prefix('2', '[9,2]'),
  prefix('0', '[]'),
  prefix('4', 'Wrong Answer: the returned k must be from 0 to 3, the length of nums'),
  clone('return node;', 'Wrong Answer: the returned nodes must be new, but some of them belong to node'),
  clone(
    'Node a = new Node(1), b = new Node(2); a.neighbors.add(b); b.neighbors.add(a); return a;',
    '[[2],[1]]',
  ),
  {
    name: 'in place',
    signature: IN_PLACE,
    source: solution('void f(int[] nums)', 'int first = nums[0]; nums[0] = nums[2]; nums[2] = first;'),
    input: { nums: [1, 2, 3] },
    answer: '[3,2,1]',
  },
  {
    name: 'a cycle and an argument that is not passed',
    signature: CYCLE,
    source: solution('int f(ListNode head)', 'return head.next.next.next.val;'),
    input: { head: [1, 2, 3], pos: 1 },
    answer: '2',
  },
  {
    name: 'a node of a tree, answered by its value',
    signature: NODE_OF,
    source: solution('TreeNode f(TreeNode root, TreeNode p)', 'return root.right == p ? p : null;'),
    input: { root: [3, 1, 2], p: 2 },
    answer: '2',
  },
  {
    name: 'a design class, and a Node of the user’s own',
    signature: COUNTER,
    source: `class Node { int n; }
class Counter2 {
  private final Node node = new Node();
  public Counter2(int start) { node.n = start; }
  public void add(int by) { node.n += by; }
  public int value() { return node.n; }
}`,
    input: { operations: ['Counter2', 'add', 'value'], arguments: [[5], [2], []] },
    answer: '[null,null,7]',
  },
  {
    name: 'a round trip on objects that share nothing',
    signature: CODEC,
    source: `public class Codec {
  static List<String> kept;
  public String encode(List<String> strs) { kept = strs; return "x"; }
  public List<String> decode(String data) { return kept == null ? List.of(data) : kept; }
}`,
    input: { strs: ['a', 'b'] },
    answer: '["x"]',
  },
  fails('return 1 / x;', 'Runtime Error: ArithmeticException: / by zero\n  line 3, in f'),
  fails('return f(x + 1) + 1;', 'Runtime Error: StackOverflowError'),
  fails('System.exit(3); return 0;', 'Runtime Error: the program called exit'),
  fails('List<int[]> all = new ArrayList<>(); while (true) all.add(new int[1 << 20]);', 'Memory Limit'),
  fails('while (true) System.out.println("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");', 'Output Limit'),
  fails('return y;', 'Compile Error: cannot find symbol'),
  declares(
    'class Solution { int g(int x) { return x; } }',
    'Compile Error: class Solution needs a method int f(int)',
  ),
  declares(
    'class Solution { long f(int x) { return x; } }',
    'Compile Error: class Solution needs a method int f(int)',
  ),
  declares('class Other {}', 'Compile Error: there is no class named Solution'),
];

describe.each([
  ['the machine’s own JDK', createNativeJavaRunner],
  ['javac and TeaVM, as in the page', createPageJavaRunner],
])('the Java harness with %s', (_name, create) => {
  const runner = create();
  afterAll(() => runner.dispose());

  test.each(CASES)('$name', async (each) => {
    expect((await answerOf(runner, each)).slice(0, each.answer.length)).toBe(each.answer);
  });

  test('static fields are new in every test, and what is printed belongs to its test', async () => {
    const source = `class Solution {
  static int calls = 0;
  public int f(int x) { System.out.print("{} " + ++calls); return x; }
}`;
    const { cases } = await judgeCases(runner, oneParam('int'), source, [{ x: 1 }, { x: 2 }]);
    expect(cases).toMatchObject([
      { actual: '1', stdout: '{} 1' },
      { actual: '2', stdout: '{} 1' },
    ]);
  });

  test('an endless loop is Time Limit, and the next test runs', async () => {
    const source = solution('int f(int x)', 'while (x > 0) {} return x;');
    const { cases } = await judgeCases(runner, oneParam('int'), source, [{ x: 1 }, { x: 0 }], 3000);
    expect(cases.map(({ verdict }) => verdict)).toEqual(['Time Limit', 'Accepted']);
  });

  test('a diagnostic has the user’s own line and column, also on the first line', async () => {
    const at = async (source: string) =>
      (await judgeCases(runner, oneParam('int'), source, [])).diagnostics.map(({ line, column }) => [
        line,
        column,
      ]);
    expect(await at(solution('int f(int x)', 'return y;'))).toEqual([[3, 12]]);
    expect(await at('class Solution { int f(int x) { return y; } }')).toEqual([[1, 40]]);
  });
});
