import { expect, test } from 'vitest';
import { parseChain } from './expression.ts';
import { parseConstraint } from './parse-constraint.ts';

test('arithmetic binds as it is written in mathematics', () => {
  expect(parseChain('-2^31 <= 3 * 10^4 - (1 + 2)')).toMatchObject({
    comparisons: ['<='],
    sides: [
      [{ operator: '-', left: { value: 0 }, right: { operator: '^', left: { value: 2 } } }],
      [{ operator: '-', left: { operator: '*', right: { operator: '^' } }, right: { operator: '+' } }],
    ],
  });
});

test('names keep their indexes, lengths and values', () => {
  expect(parseChain('0 <= a[i + 1][0], Node.val < b.length')?.sides).toMatchObject([
    [{ value: 0 }],
    [
      { name: 'a', steps: [{ index: { operator: '+' } }, { index: { value: 0 } }] },
      { name: 'Node', steps: ['val'] },
    ],
    [{ name: 'b', steps: ['length'] }],
  ]);
});

test.each([
  ['`m == grid.length`, `n == grid[i].length`', 'comparisons'],
  ['`nums[i] != nums[i + 1]` for all valid `i`.', 'comparisons'],
  ['The tree has between `0` and `10^4` nodes.', 'comparisons'],
  ['Each of the two trees has between `0` and `100` nodes.', 'comparisons'],
  ['`root` has between `1` and `2000` nodes.', 'comparisons'],
  ['The list has `size` nodes.', 'comparisons'],
  ['`grid[i][j]` is `0`, `1` or `2`.', 'one-of'],
  ['`grid[i][j]` is either `"0"` or `"1"`.', 'characters'],
  ['`s`, `t` and `words[i]` consist of English letters, lowercase and uppercase.', 'characters'],
  ['`tasks[i]` is an uppercase English letter.', 'characters'],
  ['All values of `nums` are different.', 'different'],
  ['`nums` is sorted in ascending order, and all its values are different.', 'sorted'],
  ['At most `2 * 10^5` calls to `get` and `put` in total.', 'calls'],
])('%s', (text, kind) => {
  expect(parseConstraint(text)?.kind).toBe(kind);
});

test.each([
  '`n` is even.',
  '`0 <= k <= 10^4`, where `k` is the number of lists',
  '`1 <= k <=` the number of different values in `nums`',
  '`1 <= n <= `',
  '`nums[i <= 4`',
  '`1 <= n; n <= 4`',
  '`nums`',
  '`s` consists of digits and may begin with `0`.',
  "`word` consists of `'.'` and lowercase English letters, with at most `2` dots.",
  'All values are different, and the tree is a valid search tree.',
  'The sum of all `nums[i]` is at most 1000.',
])('%s is left to the reader', (text) => {
  expect(parseConstraint(text)).toBeUndefined();
});

test.each([
  ['consists of lowercase English letters', 'az', 'A`{ '],
  ['consists of lowercase and uppercase English letters', 'aZ', '0@['],
  ['consists of English letters, digits, symbols and spaces', 'aZ0~! ', '\n\x7fé'],
  ['consists of English letters, digits, `.`, `/` and `_`', 'x9./_', '- '],
  ["contains only lowercase English letters and spaces `' '`", 'x ', 'X\t'],
  ['consists only of the six characters `()[]{}`', '([{}])', '<a'],
  ['contains only the characters `I`, `V` and `X`', 'IVX', 'Li'],
  ['consists of printable ASCII characters', ' ~', '\x1f\x7f'],
  ['consists of any valid ASCII characters', '\0\x7f', '\x80'],
  ['consists of digits only', '09', 'a/:'],
])('`s` %s', (text, inside, outside) => {
  const constraint = parseConstraint(`\`s\` ${text}.`);
  if (constraint?.kind !== 'characters') throw new Error('not read');
  expect([...inside].filter((character) => !constraint.holds(character))).toEqual([]);
  expect([...outside].filter((character) => constraint.holds(character))).toEqual([]);
});

test('a digit from a range or another character', () => {
  const constraint = parseConstraint("`board[i][j]` is a digit `1`-`9` or `'.'`.");
  if (constraint?.kind !== 'characters') throw new Error('not read');
  expect([...'019.x'].filter((character) => constraint.holds(character))).toEqual(['1', '9', '.']);
});
