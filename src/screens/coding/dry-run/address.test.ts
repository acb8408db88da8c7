import { expect, test } from 'vitest';
import { readAddress, withAddress } from './address.ts';

test('a place in a dry run stands in the address beside what else is there, and goes without a trace', () => {
  const search = withAddress('?tab=editorial', { testCase: 2, step: 41 });
  expect(search).toBe('?tab=editorial&dry-run=2&step=41');
  expect(readAddress(search)).toEqual({ testCase: 2, step: 41 });
  expect(withAddress(search, undefined)).toBe('?tab=editorial');
  expect(withAddress('?dry-run=1&step=2', undefined)).toBe('');
});

test.each([
  ['', undefined],
  ['?step=4', undefined],
  ['?dry-run=x&step=4', undefined],
  ['?dry-run=-1', undefined],
  ['?dry-run=1&step=1e9', { testCase: 1, step: 0 }],
])('%s is read as far as it makes sense', (search, place) => expect(readAddress(search)).toEqual(place));
