import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Signature, signatureSchema } from './signature.ts';
import type { Json } from './task.ts';
import { formatFields, formatInput, parseFields } from './values.ts';

const functionOf = (...params: object[]): Signature =>
  signatureSchema.parse({ kind: 'function', name: 'f', params, returns: 'int' });
const one = (type: string) => functionOf({ name: 'x', type });

const int = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const long = fc
  .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
  .map((value): Json => (Number.isSafeInteger(Number(value)) ? Number(value) : value));
const list = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 8 });

/** Level by level: a value is only written where a parent is open. */
const tree = fc.array(fc.option(int), { maxLength: 12 }).map((items) => {
  const made: (number | null)[] = [];
  let open = 1;
  for (const item of items) {
    if (open === 0) break;
    made.push(item);
    open += item === null ? -1 : 1;
  }
  return made;
});
const graph = fc.integer({ min: 0, max: 6 }).chain((size) =>
  fc.array(list(fc.integer({ min: Math.min(1, size), max: size })), {
    minLength: size,
    maxLength: size,
  }),
);

const VALUES: Record<string, fc.Arbitrary<Json>> = {
  int,
  long,
  double: fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }).map((value) => value || 0),
  boolean: fc.boolean(),
  char: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }),
  string: fc.string({ unit: 'grapheme' }),
  'int[]': list(int),
  'long[][]': list(list(long)),
  'char[][]': list(list(fc.constantFrom('a', '"', '\\'))),
  'string[][]': list(list(fc.string())),
  ListNode: list(int),
  'ListNode[]': list(list(int)),
  TreeNode: tree,
  GraphNode: graph,
};

describe('a test case’s fields', () => {
  test.each(Object.entries(VALUES))('%s comes back from its text as it was', (type, values) => {
    fc.assert(
      fc.property(values, (x) => {
        const signature = one(type);
        expect(parseFields(signature, formatFields(signature, { x }))).toEqual({ ok: true, input: { x } });
      }),
    );
  });

  test('any text at all is either read or answered with a message', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(VALUES)), fc.oneof(fc.string(), fc.json()), (type, x) => {
        const parsed = parseFields(one(type), { x });
        if (!parsed.ok) expect(parsed.problems.x).toMatch(/^x/);
      }),
    );
  });

  test.each([
    ['int', '', 'x needs a value'],
    ['int', '  ', 'x needs a value'],
    ['int', 'abc', 'x is not valid JSON: lists in [ ], text in double quotes, true, false or null'],
    ['int', '1.5', 'x must be a whole number'],
    ['int', 'null', 'x must be a whole number'],
    ['int', '2147483648', 'x must be between -2147483648 and 2147483647'],
    ['long', '9223372036854775808', 'x must fit in 64 bits'],
    ['double', '"1"', 'x must be a number'],
    ['double', '1e999', 'x must be a number'],
    ['boolean', '1', 'x must be true or false'],
    ['char', '"ab"', 'x must be one character in double quotes'],
    ['string', '5', 'x must be text in double quotes'],
    ['int[]', '5', 'x must be a list in [ ]'],
    ['int[][]', '[[1],[2,"3"]]', 'x[1][1] must be a whole number'],
    ['ListNode', '[1,null]', 'x[1] must be a whole number'],
    ['TreeNode', '5', 'x must be a list in [ ], level by level'],
    ['TreeNode', '[1,"2"]', 'x[1] must be a whole number or null'],
    ['TreeNode', '[null,1]', 'x[1] has no parent node'],
    ['GraphNode', '[[2],[3]]', 'x[1][0] must be a node number from 1 to 2'],
  ])('%s does not take %s', (type, x, problem) => {
    expect(parseFields(one(type), { x })).toEqual({ ok: false, problems: { x: problem } });
  });

  test('every field that is wrong has its message', () => {
    const two = functionOf({ name: 'a', type: 'int' }, { name: 'b', type: 'int' });
    expect(parseFields(two, { a: '' })).toEqual({
      ok: false,
      problems: { a: 'a needs a value', b: 'b needs a value' },
    });
  });

  test('a place in another field must be there', () => {
    const cycle = functionOf(
      { name: 'head', type: 'ListNode', cycleAt: 'pos' },
      { name: 'pos', type: 'int', passed: false },
    );
    expect(parseFields(cycle, { head: '[1,2]', pos: '1' }).ok).toBe(true);
    expect(parseFields(cycle, { head: '[1,2]', pos: '2' })).toEqual({
      ok: false,
      problems: { pos: 'pos must be -1 or a position in head (0 to 1)' },
    });
    const node = functionOf(
      { name: 'root', type: 'TreeNode' },
      { name: 'p', type: 'TreeNode', nodeOf: 'root' },
    );
    expect(parseFields(node, { root: '[1,2]', p: '2' }).ok).toBe(true);
    expect(parseFields(node, { root: '[1,2]', p: '3' })).toEqual({
      ok: false,
      problems: { p: 'p must be a value in root' },
    });
  });
});

describe('a design class’s fields', () => {
  const signature = signatureSchema.parse({
    kind: 'class',
    name: 'Cache',
    constructorParams: [{ name: 'capacity', type: 'int' }],
    methods: [
      { name: 'get', params: [{ name: 'key', type: 'int' }], returns: 'int' },
      { name: 'clear', params: [], returns: 'void' },
    ],
  });
  const problems = (operations: string, calls: string) => {
    const parsed = parseFields(signature, { operations, arguments: calls });
    return parsed.ok ? {} : parsed.problems;
  };

  test.each([
    ['["Cache","get","clear"]', '[[1],[2],[]]', {}],
    ['5', '[]', { operations: 'operations must be a list in [ ]' }],
    ['["Cache"]', '5', { arguments: 'arguments must be a list in [ ]' }],
    ['[]', '[]', { operations: 'operations[0] must be "Cache"' }],
    ['["Cache","get"]', '[[1]]', { arguments: 'arguments must hold one list for each of the 2 operations' }],
    ['["Cache","put"]', '[[1],[1]]', { operations: 'operations[1] must be one of get, clear' }],
    ['["Cache","get"]', '[[1],5]', { arguments: 'arguments[1] must be a list in [ ]' }],
    ['["Cache","get"]', '[[1],[]]', { arguments: 'arguments[1] must hold 1 value for get' }],
    ['["Cache","clear"]', '[[1],[5]]', { arguments: 'arguments[1] must hold 0 values for clear' }],
    ['["Cache","get"]', '[[1],["a"]]', { arguments: 'arguments[1][0] must be a whole number' }],
  ])('%s with %s', (operations, calls, expected) => {
    expect(problems(operations, calls)).toEqual(expected);
  });
});

test('an example is one line', () => {
  const signature = functionOf({ name: 'nums', type: 'int[]' }, { name: 'target', type: 'int' });
  expect(formatInput(signature, { nums: [2, 7], target: 9 })).toBe('nums = [2,7], target = 9');
});
