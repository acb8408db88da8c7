import type { Predicted } from './calibration.ts';

/** What a threshold earns: each call costs, and each that reaches somebody who would have left brings a value. */
export function profitAt(
  people: readonly Predicted[],
  threshold: number,
  { value, cost }: { value: number; cost: number },
) {
  const called = people.filter(({ predicted }) => predicted >= threshold);
  const reached = called.filter(({ happened }) => happened).length;
  return { called: called.length, reached, profit: value * reached - cost * called.length };
}
