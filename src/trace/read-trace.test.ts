import { expect, test } from 'vitest';
import { readTrace } from './read-trace.ts';

const TRACE = {
  version: 1,
  stopped: false,
  skipped: 0,
  branches: [[3, 4, 'while']],
  operations: [
    ['c', 1, 'f', 2, 0],
    ['v', 1, 'nums', [1]],
    ['n', 1, 'list', 'list', 2, [1, 'f2.5']],
    ['n', 2, 'dict', 'dict', 1, [['sa', { t: [1, null, true] }]]],
    ['l', 3],
    ['s', 1, 0, 1, ['i99999999999999999999'], 2],
    ['k', 2, 'sb', [1], 2],
    ['p', 'text'],
    ['e', 3, 'ValueError: no'],
    ['K', 7],
    ['F', 1, 'f', 3],
    ['r', { t: [], n: 4 }],
  ],
};

const withOperation = (operation: unknown) => ({ ...TRACE, operations: [...TRACE.operations, operation] });

test('what a tracer writes is read as it is', () => {
  expect(readTrace(JSON.parse(JSON.stringify(TRACE)))).toEqual({
    operations: TRACE.operations,
    branches: TRACE.branches,
    stopped: false,
    skipped: 0,
  });
});

test.each([
  ['an unknown operation', ['?', 1]],
  ['no operation', { 0: 'l', 1: 3 }],
  ['a missing part', ['l']],
  ['a part too many', ['l', 1, 2]],
  ['a line that is no number', ['l', '3']],
  ['a negative call', ['v', -1, 'x', 1]],
  ['a number that JSON cannot be sure of', ['v', 1, 'x', 1e300]],
  ['a text of no kind', ['v', 1, 'x', 'hello']],
  ['a long text', ['v', 1, 'x', `s${'a'.repeat(30_000)}`]],
  ['an object in the place of a value', ['v', 1, 'x', { html: '<b>' }]],
  ['a list of entries', ['n', 1, 'list', 'list', 1, [[1, 2]]]],
  ['entries that are values', ['n', 1, 'dict', 'dict', 1, [1]]],
  ['a kind there is not', ['n', 1, 'window', 'x', 0, []]],
  ['too many elements', ['n', 1, 'list', 'list', 1, Array(5000).fill(0)]],
  ['a tuple nested without end', ['r', Array.from({ length: 40 }).reduce((inner) => ({ t: [inner] }), 1)]],
])('a trace with %s is refused', (_, operation) => {
  expect(readTrace(withOperation(operation))).toBeUndefined();
});

test.each([
  undefined,
  null,
  'trace',
  [],
  {},
  { ...TRACE, version: 2 },
  { ...TRACE, branches: [[1, 2, 'goto']] },
  { ...TRACE, skipped: -1 },
])('what is no trace at all is refused: %j', (said) => expect(readTrace(said)).toBeUndefined());
