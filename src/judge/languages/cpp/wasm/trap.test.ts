import { describe, expect, test } from 'vitest';
import { trapOutcome, type WasmEnding } from './trap.ts';

const frame = (kind: string, payload = '') => ({ kind, payload, ms: 0 });

const ENDINGS: [ending: Partial<WasmEnding>, says: string][] = [
  [{ trap: 'divide by zero' }, 'Arithmetic error: a division by zero'],
  [{ trap: 'Maximum call stack size exceeded' }, 'Segmentation fault: the calls are nested too deeply'],
  [{ trap: 'memory access out of bounds' }, 'Segmentation fault: a dangling pointer, an index out of range'],
  [{ trap: 'null function or function signature mismatch' }, 'Segmentation fault: a call through a bad'],
  [{ trap: 'unreachable' }, 'Aborted'],
  [{ code: 3 }, 'the program called exit(3)'],
  [
    {
      trap: 'unreachable',
      stderr: 'invalid_argument was thrown in -fno-exceptions mode with message "stoi: no conversion"',
    },
    'std::invalid_argument: stoi: no conversion',
  ],
  [
    {
      trap: 'unreachable',
      stderr:
        'system_error was thrown in -fno-exceptions mode with error 6 and message "thread constructor failed"',
    },
    'threads are not available here',
  ],
  [
    { trap: 'unreachable', stderr: 'seen 1\nAssertion failed: x > 0 (solution.cpp: f: 4)\n' },
    'Assertion failed: x > 0 (solution.cpp: f: 4)',
  ],
];

test.each([
  ['St12out_of_range\nvector', 'std::out_of_range: vector'],
  ['St13runtime_error\n', 'std::runtime_error was thrown'],
  ['N8Solution5CycleE\n', 'Solution::Cycle was thrown'],
  ['8Attacked\n', 'Attacked was thrown'],
  ['i\n', 'an int was thrown'],
  ['NSt3__212basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE\n', 'a std::string was thrown'],
  ['\n', 'an exception was thrown'],
])('what is thrown ends a program: %j', (payload, message) => {
  expect(trapOutcome(frame('thrown', payload), { code: 0, stderr: '' })).toEqual({
    kind: 'runtime-error',
    message,
  });
});

test('no memory left is the limit, also when it is thrown', () => {
  expect(trapOutcome(frame('thrown', 'St9bad_alloc\nstd::bad_alloc'), { code: 0, stderr: '' })).toEqual({
    kind: 'memory-limit',
  });
});

describe('the end of a program in WebAssembly', () => {
  test.each(ENDINGS)('%j', (ending, says) => {
    expect(trapOutcome(undefined, { stderr: '', ...ending })).toEqual({
      kind: 'runtime-error',
      message: expect.stringContaining(says),
    });
  });

  test('too much memory is no crash', () => {
    const stderr = 'bad_alloc was thrown in -fno-exceptions mode';
    expect(trapOutcome(undefined, { trap: 'unreachable', stderr })).toEqual({ kind: 'memory-limit' });
  });

  test('what the harness tells of', () => {
    const ended = { stderr: '', code: 0 };
    expect(trapOutcome(frame('null-pointer'), ended)).toMatchObject({
      message: expect.stringContaining('a null pointer'),
    });
    expect(trapOutcome(frame('wrong-answer', 'a cycle'), ended)).toEqual({
      kind: 'wrong-answer',
      message: 'a cycle',
    });
    expect(trapOutcome(frame('output-limit'), ended)).toMatchObject({ kind: 'output-limit' });
  });
});
