import { afterAll, describe, expect, test } from 'vitest';
import { judgeCases } from '#judge/testing/harness-table.ts';
import { createPageCppRunner } from './page.ts';

const runner = createPageCppRunner();
afterAll(() => runner.dispose());

const DEPTH = 10_000;
/** Chains of one node a level, to the left and to the right. */
const LEFT = Array.from({ length: 2 * DEPTH - 1 }, (_, place) => (place % 2 === 0 ? 1 : null));
const RIGHT = [1, ...Array.from({ length: DEPTH - 1 }, () => [null, 1]).flat()];

const TREE_AND_NUMBER = {
  kind: 'function',
  name: 'f',
  params: [
    { name: 'root', type: 'TreeNode' },
    { name: 'n', type: 'int' },
  ],
  returns: 'int',
};

/** Ways to recurse that a candidate writes; all give the tree's height. */
const HEIGHTS: [name: string, body: string][] = [
  ['a method with many arguments', 'return height(root, n, 1.5, string("kept"));'],
  [
    'a std::function',
    'function<int(TreeNode*)> dig = [&](TreeNode* t) { return t ? 1 + max(dig(t->left), dig(t->right)) : 0; }; return dig(root);',
  ],
  [
    'a lambda that is handed itself',
    'auto dig = [&](auto&& self, TreeNode* t, long long low) -> long long { return t ? 1 + max(self(self, t->left, low), self(self, t->right, low)) : low; }; return dig(dig, root, 0);',
  ],
  ['two methods in turn', 'return even(root);'],
  ['a virtual method', 'Digger* digger = n > 0 ? new Digger() : new Other(); return digger->dig(root);'],
  ['a sort inside', 'return sorting(root, {3, 1, 2});'],
];

const SOURCE = `struct Digger {
  virtual int dig(TreeNode* t) { return t ? 1 + max(dig(t->left), dig(t->right)) : 0; }
};
struct Other : Digger {
  int dig(TreeNode* t) override { return 0; }
};
volatile int zero = 0;
class Solution {
  int height(TreeNode* t, int n, double x, string s) {
    if (!t) return s == "kept" && x == 1.5 ? 0 : -1;
    return 1 + max(height(t->left, n + 1, x, s), height(t->right, n + 1, x, s));
  }
  int even(TreeNode* t) { return t ? 1 + max(odd(t->left), odd(t->right)) : 0; }
  __attribute__((noinline)) int odd(TreeNode* t) { return t ? 1 + max(even(t->right), even(t->left)) : 0; }
  int sorting(TreeNode* t, vector<int> v) {
    if (!t) return 0;
    sort(v.begin(), v.end(), [](int a, int b) { return a > b; });
    return 1 + max(sorting(t->left, v), sorting(t->right, v));
  }
  int endless(int n) { volatile int here[4] = {n}; return endless(n + 1) + here[0]; }
  /** Does at the bottom what the number says. */
  int bottom(TreeNode* t, int n) {
    if (t) return bottom(t->left, n) + bottom(t->right, n) + t->val;
    switch (n) {
      case 101: return vector<int>(3).at(7 + zero);
      case 102: exit(3);
      case 103: while (true) cout << string(1000, 120);
      case 104: return 7 / zero;
      case 105: for (volatile int i = 0;; i = i + 1) {}
      case 106: while (true) kept.emplace_back(1 << 20, n);
    }
    cout << "x";
    return 0;
  }
  vector<vector<int>> kept;
public:
  int f(TreeNode* root, int n) {
    switch (n) {
${HEIGHTS.map(([, body], index) => `      case ${index + 1}: { ${body} }`).join('\n')}
      case 100: return endless(n);
    }
    return bottom(root, n);
  }
};
`;

const ENDINGS: [n: number, says: string][] = [
  [100, 'Runtime Error: Segmentation fault: the calls are nested too deeply: they need more than 40 MB'],
  [101, 'Runtime Error: std::out_of_range: vector'],
  [102, 'Runtime Error: the program called exit(3)'],
  [103, 'Output Limit'],
  [104, 'Runtime Error: Arithmetic error: a division by zero'],
  [105, 'Time Limit'],
  [106, 'Memory Limit'],
  [107, String(DEPTH)],
];

describe('deep recursion in C++ as the page runs it', () => {
  test('a tree of 10,000 levels, however it is walked', async () => {
    const inputs = HEIGHTS.flatMap((_, index) => [
      { root: LEFT, n: index + 1 },
      { root: RIGHT, n: index + 1 },
    ]);
    const { cases, diagnostics } = await judgeCases(runner, TREE_AND_NUMBER, SOURCE, inputs);
    expect(diagnostics).toEqual([]);
    expect(cases.map(({ message, actual }, index) => [HEIGHTS[index >> 1]?.[0], message ?? actual])).toEqual(
      HEIGHTS.flatMap(([name]) => [
        [name, String(DEPTH)],
        [name, String(DEPTH)],
      ]),
    );
  });

  test('what happens far down is told as what it is', async () => {
    const inputs = ENDINGS.map(([n]) => ({ root: LEFT, n }));
    const { cases } = await judgeCases(runner, TREE_AND_NUMBER, SOURCE, inputs, 10_000);
    const told = cases.map(({ verdict, message, actual }) =>
      verdict === 'Time Limit' || !(message ?? actual)
        ? verdict
        : message
          ? `${verdict}: ${message}`
          : actual,
    );
    for (const [index, [, says]] of ENDINGS.entries()) expect(told[index]?.slice(0, says.length)).toBe(says);
    expect(cases.at(-1)?.stdout).toBe('x'.repeat(DEPTH + 1));
  });
});
