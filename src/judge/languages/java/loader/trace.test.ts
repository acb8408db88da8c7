import { expect, test } from 'vitest';
import type { Query } from '#base/trace-query.ts';
import { TraceRecorder, TraceStopped } from './trace.ts';

const LIMITS = { seconds: 1, steps: 10, bytes: 1000, firstNumber: 7 };

function recording(printed = '', around?: Query) {
  const recorder = new TraceRecorder({ ...LIMITS, around });
  const imports = recorder.imports(() => recorder.print(printed));
  return {
    recorder,
    imports,
    write: (text: string) => {
      for (const letter of text) imports.traceUnit(letter.charCodeAt(0));
    },
  };
}

test('the beginning and the last parts of the end are kept, the steps between them counted', () => {
  const { recorder, imports, write } = recording();
  write('["branches",[[1,2,"if"]]],["l",0],');
  imports.tracePart(1);
  for (let part = 1; part <= 7; part += 1) {
    write(`["K"],["l",${part}],["v",1,"i",${part}],`);
    imports.tracePart(1);
  }
  write('["K"],["l",8],');
  const recorded = recorder.finish();
  expect(recorded).toMatchObject({ branches: [[1, 2, 'if']], stopped: false, skipped: 3 });
  expect(
    recorded?.operations.filter((operation) => Array.isArray(operation) && operation[0] === 'l'),
  ).toEqual([0, 4, 5, 6, 7, 8].map((line) => ['l', line]));
});

const ASKED: Query[] = [
  { line: 2 },
  { condition: { name: 'i', operator: '==', value: 2 } },
  { line: 2, condition: { name: 'i', operator: '<', value: 3 } },
];

test.each(ASKED)('of the steps between, those that hold %o are kept', (asked) => {
  const { recorder, imports, write } = recording('', asked);
  write('["branches",[]],["l",0],');
  imports.tracePart(1);
  for (let part = 1; part <= 8; part += 1) {
    write(`["K"],["l",${part}],["v",1,"i",${part}],`);
    imports.tracePart(1);
  }
  const operations = recorder.finish()?.operations as [string, number][];
  const numbers = (code: string) => operations.flatMap(([known, number]) => (known === code ? [number] : []));
  expect(numbers('l')).toContain(2);
  expect(numbers('l')).not.toContain(5);
  // Each part says how many steps there were before it.
  expect(numbers('K')).toEqual(numbers('l').slice(1));
});

test('what was printed stands where it was printed, in pieces that a reader takes', () => {
  const { recorder, imports, write } = recording('x"'.repeat(6000));
  write('["branches",[]],["l",1],');
  expect(imports.traceHasPrinted()).toBe(1);
  imports.tracePrint();
  write('["l",2],');
  const operations = recorder.finish()?.operations as string[][];
  expect(operations.map(([code]) => code)).toEqual(['l', 'p', 'p', 'l']);
  expect(operations[1]?.[1]).toHaveLength(10_000);
});

test('a program that was ended in the middle of an operation keeps what is whole', () => {
  const { recorder, imports, write } = recording();
  write('["branches",[]],["l",1],["v",1,"te');
  expect(imports.traceStop).toThrow(TraceStopped);
  expect(recorder.finish()).toMatchObject({ operations: [['l', 1]], stopped: true });
  expect(new TraceRecorder(LIMITS).finish()).toBeUndefined();
  expect(imports.traceLimit(3)).toBe(7);
});
