import { expect, test } from 'vitest';
import { machineSpeed } from './machine-speed.ts';

const calibrated = (id: string, referenceMs: number) => ({
  id,
  calibration: { source: '', n: 1, referenceMs },
});
const python = calibrated('python', 52);
const cpp = calibrated('cpp', 44);
const java = { id: 'java' };

test.each([
  [1, 1],
  [1.34, 1.3],
  [0.1, 0.5],
  [50, 4],
])('a machine that takes %s times as long has a factor of %s', (slower, factor) => {
  const measured = { python: slower * 52 };
  expect(machineSpeed(python, measured)?.factor).toBe(factor);
  // A language that was not measured itself goes by another's measurement.
  expect(machineSpeed(cpp, measured, [java, python, cpp])?.factor).toBe(factor);
  expect(machineSpeed(java, { ...measured, java: 10 }, [java, python, cpp])?.factor).toBe(factor);
});

test('without a measurement there is no factor', () => {
  expect(machineSpeed(python, {}, [java, python, cpp])).toBeUndefined();
  expect(machineSpeed(java, { java: 10 })).toBeUndefined();
});
