import { expect, test } from 'vitest';
import { checkSimulated, unsaid } from './check-simulated.ts';

test('a figure that was changed in the lesson is named', () => {
  expect(unsaid(['AUC 0.790', '| Plain | 86 |'], '| Plain | 86 |, with an AUC 0.791')).toEqual(['AUC 0.790']);
});

test('the lessons say what their simulations gave', () => {
  expect(checkSimulated()).toEqual([]);
});
