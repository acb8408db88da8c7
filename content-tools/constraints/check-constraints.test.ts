import { expect, test } from 'vitest';
import type { ConstraintData } from '#dataset/constraint.ts';
import { type Signature, signatureSchema } from '#judge/signature.ts';
import type { Json } from '#judge/task.ts';
import { checkConstraints } from './check-constraints.ts';
import { readConstraints } from './read-constraints.ts';

/** `{ nums: 'int[]' }` as a function's parameters. */
const taking = (params: Record<string, string>): Signature =>
  signatureSchema.parse({
    kind: 'function',
    name: 'f',
    params: Object.entries(params).map(([name, type]) => ({ name, type })),
    returns: 'int',
  });

const stream = signatureSchema.parse({
  kind: 'class',
  name: 'Stream',
  constructorParams: [
    { name: 'k', type: 'int' },
    { name: 'nums', type: 'int[]' },
  ],
  methods: [
    { name: 'add', params: [{ name: 'val', type: 'int' }], returns: 'int' },
    { name: 'size', params: [], returns: 'int' },
    {
      name: 'between',
      params: [
        { name: 'low', type: 'int' },
        { name: 'high', type: 'int' },
      ],
      returns: 'int',
    },
  ],
});

/** What one input breaks, in words. */
const broken = (
  signature: Signature,
  constraints: ConstraintData | ConstraintData[],
  input: Record<string, Json>,
) => {
  const read = readConstraints([constraints].flat(), signature, 'question.md');
  return checkConstraints(signature, read, [{ input, expected: null }]).broken.map(({ found }) => found);
};

test('what is wrong is told by the number of the test, the constraint and the value', () => {
  const signature = taking({ nums: 'int[]' });
  const data = [{ formula: '2 <= nums.length <= 4' }, { says: 'Something.' }];
  const constraint = '`2 <= nums.length <= 4`';
  const inputs = [[1, 2], [1], [1, 2, 3, 4], [1, 2, 3, 4, 5]];
  const tests = inputs.map((nums) => ({ input: { nums }, expected: null }));
  expect(checkConstraints(signature, readConstraints(data, signature, ''), tests)).toEqual({
    held: 1,
    said: 1,
    broken: [
      { test: 2, constraint, found: 'nums.length is 1' },
      { test: 4, constraint, found: 'nums.length is 5' },
    ],
  });
});

test('every element is compared, with what belongs to the same index', () => {
  const pairs = taking({ edges: 'int[][]', n: 'int' });
  const constraint = { formula: '0 <= edges[i][0] < edges[i][1] <= n' };
  expect(
    broken(pairs, constraint, {
      n: 3,
      edges: [
        [0, 1],
        [1, 3],
      ],
    }),
  ).toEqual([]);
  expect(
    broken(pairs, constraint, {
      n: 3,
      edges: [
        [0, 3],
        [1, 1],
      ],
    }),
  ).toEqual(['edges[1][0] is 1, edges[1][1] is 1']);
  expect(broken(pairs, constraint, { n: 3, edges: [[0, 4]] })).toEqual(['edges[0][1] is 4, n is 3']);
  expect(broken(pairs, constraint, { n: 3, edges: [[-1, 2]] })).toEqual(['edges[0][0] is -1']);
});

test('neighbors are compared where there are two', () => {
  const nums = taking({ nums: 'int[]' });
  const constraint = { formula: 'nums[i] != nums[i + 1]' };
  expect(broken(nums, constraint, { nums: [1, 2, 1] })).toEqual([]);
  expect(broken(nums, constraint, { nums: [1, 2, 2] })).toEqual(['nums[1] is 2, nums[1 + 1] is 2']);
});

test('a name that is no argument is what the constraints say it equals', () => {
  const grid = taking({ grid: 'char[][]' });
  const constraints = ['m == grid.length', 'n == grid[i].length', '1 <= m, n <= 2'].map((formula) => ({
    formula,
  }));
  expect(broken(grid, constraints, { grid: [['a', 'b']] })).toEqual([]);
  expect(broken(grid, constraints, { grid: [['a', 'b'], ['a']] })).toHaveLength(1);
  expect(broken(grid, constraints, { grid: [['a', 'b', 'c']] })).toEqual(['n is 3']);
});

test('lists, trees and graphs: how many nodes, and their values', () => {
  const tree = taking({ root: 'TreeNode' });
  const count = { nodes: [1, 2] } satisfies ConstraintData;
  expect(broken(tree, count, { root: [1, null, 2] })).toEqual([]);
  expect(broken(tree, count, { root: [] })).toEqual(['Node.nodes is 0']);
  expect(broken(tree, { formula: '0 <= Node.val <= 9' }, { root: [1, null, 10] })).toEqual([
    'Node.val is 10',
  ]);
  const lists = taking({ lists: 'ListNode[]' });
  expect(broken(lists, { nodes: [0, 1] }, { lists: [[], [1, 2]] })).toHaveLength(1);
  expect(
    broken(taking({ node: 'GraphNode' }), { formula: '1 <= Node.val <= 1' }, { node: [[2], [1]] }),
  ).toHaveLength(1);
});

test('characters, values, order and repetition', () => {
  const words = taking({ words: 'string[]' });
  const letters = { chars: 'words[i]', of: 'lowercase English letters' } as const;
  expect(broken(words, letters, { words: ['ab', '', 'cD'] })).toEqual(['words[2] holds "D"']);
  expect(broken(words, { distinct: 'words' }, { words: ['a', 'b', 'a'] })).toEqual(['words holds "a" twice']);
  const nums = taking({ nums: 'int[]' });
  expect(broken(nums, { values: 'nums[i]', of: [0, 1] }, { nums: [1, 2] })).toEqual(['nums[1] is 2']);
  const sorted = { sorted: 'nums' };
  expect(broken(nums, sorted, { nums: [1, 1, 2] })).toEqual([]);
  expect(broken(nums, sorted, { nums: [1, 3, 2] })).toEqual(['nums holds 3 before 2']);
  expect(broken(nums, { ...sorted, distinct: true }, { nums: [1, 1] })).toHaveLength(1);
});

test('a class: arguments of one call belong together, calls are counted', () => {
  const input = (k: number, ...values: number[]) => ({
    operations: ['Stream', ...values.map(() => 'add'), 'size'],
    arguments: [[k, [1, 2]], ...values.map((value) => [value]), []],
  });
  expect(broken(stream, { formula: '1 <= k <= nums.length + 1' }, input(3))).toEqual([]);
  expect(broken(stream, { formula: '1 <= k <= nums.length + 1' }, input(4))).toEqual(['k is 4 in call 0']);
  expect(broken(stream, { formula: '-5 <= val <= 5' }, input(1, 5, 6))).toEqual(['val is 6 in call 2']);
  const between = {
    operations: ['Stream', 'between', 'between'],
    arguments: [
      [1, []],
      [1, 2],
      [3, 4],
    ],
  };
  expect(broken(stream, { formula: 'low < high <= 4' }, between)).toEqual([]);
  const most = { calls: '3 * 10^0' };
  expect(broken(stream, most, input(1, 1, 1))).toEqual([]);
  expect(broken(stream, most, input(1, 1, 1, 1))).toEqual(['there are 4 calls']);
});
