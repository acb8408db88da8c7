import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { type ConstraintData, constraintSchema } from '#dataset/constraint.ts';
import { type Signature, signatureSchema } from '#judge/signature.ts';
import { check } from '../read/read-file.ts';
import { readConstraints } from './read-constraints.ts';

const taking = (params: Record<string, string>): Signature =>
  signatureSchema.parse({
    kind: 'function',
    name: 'f',
    params: Object.entries(params).map(([name, type]) => ({ name, type })),
    returns: 'int',
  });
const cache = signatureSchema.parse({
  kind: 'class',
  name: 'Cache',
  constructorParams: [],
  methods: [
    { name: 'get', params: [{ name: 'key', type: 'int' }], returns: 'int' },
    { name: 'put', params: [{ name: 'key', type: 'int' }], returns: 'void' },
  ],
});

const printed = (signature: Signature, ...data: ConstraintData[]) =>
  readConstraints(data, signature, 'question.md').map(({ text }) => text);

test.each<[Record<string, string>, ConstraintData, string]>([
  [{ nums: 'int[]' }, { formula: '1 <= nums.length <= 10^4' }, '`1 <= nums.length <= 10^4`'],
  [{ nums: 'int[]' }, { formula: 'nums[i] != nums[i + 1]' }, '`nums[i] != nums[i + 1]` for all valid `i`.'],
  [{ root: 'TreeNode' }, { nodes: [0, '10^4'] }, 'The tree has between `0` and `10^4` nodes.'],
  [{ head: 'ListNode' }, { nodes: 5 }, 'The list has `5` nodes.'],
  [{ node: 'GraphNode' }, { nodes: [0, 100] }, 'The graph has between `0` and `100` nodes.'],
  [{ lists: 'ListNode[]' }, { nodes: [0, 500] }, 'Each list has between `0` and `500` nodes.'],
  [
    { p: 'TreeNode', q: 'TreeNode' },
    { nodes: [0, 9] },
    'Each of the two trees has between `0` and `9` nodes.',
  ],
  [{ p: 'TreeNode', q: 'TreeNode' }, { nodes: [1, 9], of: 'q' }, '`q` has between `1` and `9` nodes.'],
  [{ s: 'string' }, { chars: 's', of: 'digits' }, '`s` consists of digits.'],
  [
    { s: 'string', words: 'string[]' },
    { chars: 's, words[i]', of: 'English letters' },
    '`s` and `words[i]` consist of lowercase and uppercase English letters.',
  ],
  [
    { s: 'string' },
    { chars: 's', of: ['English letters', '.', '_'] },
    "`s` consists of English letters, `'.'` and `'_'`.",
  ],
  [{ s: 'string' }, { chars: 's', of: '()[]{}' }, '`s` consists of the characters `()[]{}`.'],
  [
    { board: 'char[][]' },
    { chars: 'board[i][j]', of: ['digits from 1 to 9', '.'] },
    "`board[i][j]` is a digit from `1` to `9` or `'.'`.",
  ],
  [{ s: 'string' }, { chars: 's[i]', of: ['0', '1'] }, "`s[i]` is `'0'` or `'1'`."],
  [{ nums: 'int[]' }, { values: 'nums[i]', of: [0, 1, 2] }, '`nums[i]` is `0`, `1` or `2`.'],
  [{ nums: 'int[]' }, { distinct: 'nums' }, 'All values in `nums` are distinct.'],
  [{ words: 'string[]' }, { distinct: 'words' }, 'All words in `words` are distinct.'],
  [{ edges: 'int[][]' }, { distinct: 'edges' }, 'All pairs in `edges` are distinct.'],
  [{ a: 'int[]', b: 'int[]' }, { sorted: 'a, b' }, '`a` and `b` are sorted in non-decreasing order.'],
  [
    { a: 'int[]' },
    { sorted: 'a', distinct: true },
    '`a` is sorted in ascending order, and all its values are distinct.',
  ],
  [{ a: 'int[]' }, { says: '`a` is **odd**.' }, '`a` is **odd**.'],
])('%o: %o', (params, data, text) => {
  expect(z.parse(constraintSchema, data)).toEqual(data);
  expect(printed(taking(params), data)).toEqual([text]);
});

test('calls to all methods of a design class', () => {
  expect(printed(cache, { calls: '2 * 10^5' })).toEqual([
    'At most `2 * 10^5` calls to `get` and `put` in total.',
  ]);
});

test.each<[ConstraintData, RegExp]>([
  [{ formula: '1 <= n <=' }, /question\.md: constraints\.0: ends too early; mend the formula/],
  [{ formula: '1 <= n <= 9' }, /constraints\.0: nothing is called n; name a parameter/],
  [{ distinct: 'words' }, /nothing is called words/],
  [{ calls: '10^4' }, /only the methods of a design class/],
  [{ calls: 'nums.length' }, /"nums" is no number/],
])('%o is refused', (data, message) => {
  expect(() => printed(taking({ nums: 'int[]' }), data)).toThrow(message);
});

test('a name may be given to a number', () => {
  expect(() =>
    printed(taking({ nums: 'int[]' }), { formula: '1 <= n <= 9' }, { formula: 'n == nums.length' }),
  ).not.toThrow();
});

test.each([
  [{ formla: '1 <= n' }, 'is none of formula, nodes, chars'],
  [{ chars: 's' }, 'is none of formula, nodes, chars'],
  [{ formula: '1 <= n', says: 'both' }, 'is none of formula, nodes, chars'],
  [{ chars: 's', of: 'digit' }, 'is one of lowercase English letters'],
  [{ values: 'nums[i]', of: [1] }, 'has too few; write at least 2 entries'],
])('%o is no constraint', (data, message) => {
  expect(() => check(constraintSchema, data, 'question.md')).toThrow(message);
});
