import { describe, expect, it } from 'vitest';
import { type Trace, traceSchema } from '#dataset/trace.ts';
import { renderMarkdown } from '../read/markdown.ts';
import { checkTraceSection, checkTraceTable } from './check-trace.ts';
import { traceTable } from './run-trace.ts';
import { findTraceSection, withTable } from './trace-section.ts';

const SOURCE = `class Solution:
    def halve(self, n: int) -> List[int]:
        seen = []
        while n > 0:
            digit = n % 2
            seen.append(digit)
            n //= 2
        return seen
`;
const TRACE: Trace = {
  call: 'halve(5)',
  at: 'seen.append(digit)',
  columns: { '`n`': 'n', '`seen`': 'seen' },
};
const TABLE = [
  '| `n` | `seen` |',
  '| --- | --- |',
  '| `5` | `[]` |',
  '| `2` | `[1]` |',
  '| `1` | `[1, 0]` |',
  '| → returned `[1, 0, 1]` |  |',
];

const table = (changes: Partial<Trace>, source = SOURCE) =>
  traceTable('e.md', traceSchema.parse({ ...TRACE, ...changes }), source);
/** The rows alone, for a program of one function. */
const rows = (trace: Omit<Trace, 'columns'>, columns: string[], ...lines: string[]) =>
  traceTable(
    'e.md',
    { ...trace, columns: Object.fromEntries(columns.map((text) => [text, text])) },
    `class Solution:\n    def f(self, x=None):\n${lines.map((line) => `        ${line}`).join('\n')}\n`,
  ).slice(2);

describe('the table of a traced example', () => {
  it('has a row before each time that a line runs, and one for the answer', () => {
    expect(table({})).toEqual(TABLE);
  });

  it('has rows after a line, what it returned with it', () => {
    expect(table({ after: 'n //= 2', at: undefined, result: false }).slice(2)).toEqual([
      '| `2` | `[1]` |',
      '| `1` | `[1, 0]` |',
      '| `0` | `[1, 0, 1]` |',
    ]);
    expect(rows({ call: 'f(3)', after: 'return x + 1' }, ['x', 'returned'], 'return x + 1')).toEqual([
      '| `3` | `4` |',
      '| → returned `4` |  |',
    ]);
  });

  it('leaves out rows where when is false, and puts a dash where a name is not bound yet', () => {
    expect(table({ when: 'n < 5' })).toHaveLength(5);
    expect(table({ at: 'while n > 0:', columns: { n: 'n', d: 'digit' } }).slice(2, 4)).toEqual([
      '| `5` | – |',
      '| `2` | `1` |',
    ]);
    expect(table({ at: 'while n > 0:', when: 'digit >= 0' })).toHaveLength(6);
  });

  it('shows values as a candidate writes them', () => {
    const shown = (expression: string) =>
      rows(
        { call: `f(${expression})`, at: 'return 0', result: false },
        ['x', 'type(x).__name__'],
        'return 0',
      )[0]
        ?.split(' | ')[0]
        ?.slice(2);
    expect(shown('linked([3, 1, 2])')).toBe('`3 → 1 → 2`');
    expect(shown('linked([3, 1, 2], cycle=1)')).toBe('`3 → 1 → 2 → back to 1`');
    expect(shown('tree([4, None, 7])')).toBe('`4`');
    expect(shown('levels(tree([4, None, 7]))')).toBe('`[4, None, 7]`');
    expect(shown('[tree([4]), find(tree([4, 6]), 6), None]')).toBe('`[4, 6, None]`');
    expect(shown('graph([[2], [1]]).neighbors')).toBe('`[2]`');
    expect(shown('walk(linked([3, 1], cycle=0))')).toBe('`[3, 1]`');
    expect(shown('{3, 1, 2}')).toBe('`{1, 2, 3}`');
    expect(shown('set()')).toBe('`set()`');
    expect(shown('(inf, True, {"a|b": 1.5})')).toBe('`(inf, True, {"a\\|b": 1.5})`');
    expect(shown('deque([1])')).toBe('`[1]`');
    expect(shown('"`"')).toBe('`` "`" ``');
    expect(shown('note("a | b")')).toBe('a \\| b');
  });

  it('sees the names of the function around a nested one', () => {
    const nested = ['best = 7', 'def walk(n):', '    return n', 'walk(1)', 'return best'];
    expect(rows({ call: 'f()', at: 'return n', result: false }, ['n', 'best'], ...nested)).toEqual([
      '| `1` | `7` |',
    ]);
  });

  it('takes a row after each of a design class’s calls', () => {
    const source = 'class Box:\n    def put(self, v):\n        self.v = v\n        return [v]\n';
    const columns = { Call: 'call', '`v`': 'box.v', Returned: 'returned' };
    const calls = ['box = Box()', 'box.put(3)', 'box.put(4)'];
    expect(traceTable('e.md', { calls, columns, when: 'call != "box = Box()"' }, source).slice(2)).toEqual([
      '| `box.put(3)` | `3` | `[3]` |',
      '| `box.put(4)` | `4` | `[4]` |',
    ]);
  });

  it('says in its last row what an expression gives, as for a list changed in place', () => {
    const calls = ['nums = [2, 1]', 'f(nums)'];
    expect(rows({ calls, at: 'x.sort()', result: 'nums' }, ['x', 'len(x)'], 'x.sort()').at(-1)).toBe(
      '| → `nums` is `[1, 2]` |  |',
    );
  });

  it.each<[string, Partial<Trace>, string]>([
    ['a line that is not there', { at: 'seen.append(n)' }, 'trace.at: "seen.append(n)" stands 0 times'],
    ['no row', { when: 'n > 9' }, 'trace.at: gives no row'],
    ['too many rows', { call: 'halve(2 ** 15)' }, 'trace.call: gives 16 rows, and a table holds 14'],
    ['no expression', { columns: { a: 'n +', b: 'n' } }, 'trace.columns.a: n + is no Python expression'],
    [
      'a name never bound',
      { columns: { a: 'm', b: 'n' } },
      'trace.columns.a: m holds a name that is never bound',
    ],
    ['a value too long', { columns: { a: '"x" * 70', b: 'n' } }, 'row 1: ValueError: "xxx'],
    ['an expression that fails', { columns: { a: 'seen[0]', b: 'n' } }, 'row 1: IndexError'],
    ['a value without a short form', { columns: { a: 'self', b: 'n' } }, 'name one of its fields'],
    ['a call that fails', { call: 'halve("a")' }, 'trace.call: halve("a") ends with TypeError'],
  ])('is refused for %s', (_what, changes, message) => {
    expect(() => table(changes)).toThrow(message);
  });

  it('is refused for a line that stands twice, and for a program that does not compile', () => {
    expect(() => table({}, `${SOURCE}\n        seen.append(digit)\n`)).toThrow('stands 2 times');
    expect(() => table({}, 'def f(:')).toThrow('the run gives no table: SyntaxError');
  });

  it('needs a call, a line to look at and two columns', () => {
    const issues = (changes: object) =>
      traceSchema.safeParse({ ...TRACE, ...changes }).error?.issues.map(({ message }) => message);
    expect(issues({ calls: ['f()'] })).toEqual(['needs either call or calls']);
    expect(issues({ at: undefined })).toEqual([expect.stringContaining('needs at or after')]);
    expect(issues({ columns: { n: 'n' } })).toEqual(['needs at least two columns']);
    expect(issues({})).toBeUndefined();
  });

  it('is shown with the answer in one cell across all columns', () => {
    expect(renderMarkdown(TABLE.join('\n'))).toContain(
      '<td colspan="2">→ returned <code>[1, 0, 1]</code></td>\n</tr>',
    );
    expect(renderMarkdown('| a | b |\n| --- | --- |\n| c |  |')).not.toContain('colspan');
  });
});

const EDITORIAL = [
  '## Approach 1',
  '',
  'A.',
  '',
  '## Traced example',
  '',
  'Lead.',
  '',
  'See.',
  '',
  '## Pitfalls',
  '',
  '- P.',
];

function fill(text: string): string {
  const section = findTraceSection(text, 'e.md');
  return section ? withTable(section, TABLE) : '';
}
const bare = EDITORIAL.join('\n');
const filled = fill(bare);
const traced = (text: string, trace: Trace | undefined = TRACE) => ({
  databaseId: 'dsa/a/b',
  trace,
  text,
  source: SOURCE,
});
const said = (text: string, trace?: Trace | undefined) =>
  checkTraceSection(traced(text, trace)).map(({ message }) => message);

describe('the section of a traced example', () => {
  it('takes its table behind the lead paragraph, and another one in its place', () => {
    expect(filled).toContain(`Lead.\n\n${TABLE.join('\n')}\n\nSee.\n\n## Pitfalls`);
    expect(fill(filled)).toBe(filled);
    expect(fill(filled.replace('| `5` |', '| `6` |\n| `7` |'))).toBe(filled);
    expect(said(filled)).toEqual([]);
  });

  it('is held to the program', () => {
    expect(checkTraceTable(traced(filled))).toEqual([]);
    const wrong = [
      { file: 'content/dsa/a/b/editorial.md', message: expect.stringContaining('fill:traces -- dsa/a/b') },
    ];
    expect(checkTraceTable(traced(filled.replace('`5`', '`6`')))).toMatchObject(wrong);
    expect(checkTraceTable(traced(bare))).toMatchObject(wrong);
    expect(checkTraceTable(traced(filled, { ...TRACE, at: 'pass' }))).toMatchObject([{ field: 'trace.at' }]);
  });

  it('and the front matter need each other', () => {
    expect(checkTraceSection({ ...traced(filled), trace: undefined })).toMatchObject([
      { field: '## Traced example', message: expect.stringContaining('without trace in the front matter') },
    ]);
    expect(said('## Approach 1\n')).toEqual([
      expect.stringContaining('without a section "## Traced example"'),
    ]);
    expect(checkTraceSection({ ...traced('## Approach 1\n'), trace: undefined })).toEqual([]);
  });

  it('stands behind the last approach, holds one table, and says something before and after it', () => {
    expect(said(filled.replace('## Pitfalls', '## Approach 2'))).toEqual([
      expect.stringContaining('move it there'),
    ]);
    expect(said(filled.replace('## Approach 1', '## Origin'))).toEqual([
      expect.stringContaining('move it there'),
    ]);
    expect(said(filled.replace('See.', '| a | b |'))).toEqual([expect.stringContaining('holds one table')]);
    expect(said(filled.replace('Lead.', ''))).toEqual([expect.stringContaining('nothing before the table')]);
    expect(said(filled.replace('See.', ''))).toEqual([expect.stringContaining('nothing after the table')]);
  });
});
