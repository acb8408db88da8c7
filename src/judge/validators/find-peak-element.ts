import type { Validator } from './validator.ts';

/** The index of any element that is greater than its neighbors. */
export const findPeakElement: Validator = ({ nums }, _expected, actual) => {
  if (typeof actual !== 'number' || !Array.isArray(nums)) return 'the answer must be a number';
  const at = (index: number) => (index in nums ? Number(nums[index]) : Number.NEGATIVE_INFINITY);
  if (!(Number.isInteger(actual) && actual >= 0 && actual < nums.length))
    return 'the answer is not an index of nums';
  if (at(actual) < at(actual - 1)) return `the element at index ${actual} is less than the one before it`;
  return at(actual) > at(actual + 1) || `the element at index ${actual} is less than the one after it`;
};
