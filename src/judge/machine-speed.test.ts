import { expect, test } from 'vitest';
import { machineSpeed } from './machine-speed.ts';

test.each([
  [1, 1],
  [1.34, 1.3],
  [0.1, 0.5],
  [50, 4],
])('a machine that takes %s times as long has a factor of %s', (slower, factor) => {
  const referenceMs = machineSpeed('python', { python: 1 })?.referenceMs ?? 0;
  expect(machineSpeed('python', { python: slower * referenceMs })?.factor).toBe(factor);
  // A language that was not measured itself goes by Python's measurement.
  expect(machineSpeed('cpp', { python: slower * referenceMs })?.factor).toBe(factor);
});

test('without a measurement there is no factor', () => {
  expect(machineSpeed('python', {})).toBeUndefined();
  expect(machineSpeed('java', { java: 10 })).toBeUndefined();
});
