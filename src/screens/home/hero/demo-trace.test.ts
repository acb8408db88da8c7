import { expect, it } from 'vitest';
import { PROGRAM, traceDemo } from './demo-trace.ts';

it('steps through the program that is shown, up to its answer', () => {
  const steps = traceDemo();
  expect(steps.map(({ line }) => line)).toEqual([0, 1, 2, 4, 1, 2, 3]);
  expect(steps.at(-1)).toMatchObject({ found: [0, 1], says: 'return [0, 1]' });
  expect(Math.max(...steps.map(({ line }) => line))).toBeLessThan(PROGRAM.length);
});

it('remembers what it has passed', () => {
  expect(traceDemo([3, 1, 2], 3).map(({ seen }) => seen.length)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 2]);
});
