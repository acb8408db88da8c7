import { expect, it } from 'vitest';
import { isNewer } from './is-newer.ts';

it('compares releases by their numbers', () => {
  expect(isNewer('99.0.0', '1.0.0')).toBe(true);
  expect(isNewer('1.10.0', '1.9.3')).toBe(true);
  expect(isNewer('1.0.0', '1.0.0')).toBe(false);
  expect(isNewer('0.9.0', '1.0.0')).toBe(false);
  expect(isNewer('no release', '1.0.0')).toBe(false);
});
