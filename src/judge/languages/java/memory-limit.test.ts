import { expect, test } from 'vitest';
import { memoryLimitOf, memoryMessage } from './memory-limit.ts';

const MB = 2 ** 20;

test.each([
  [undefined, 512],
  [8, 512],
  [4, 512],
  [2, 256],
  [1, 128],
])('a device with %s GB of memory gives a program %i MB', (deviceGb, megabytes) => {
  expect(memoryLimitOf(deviceGb)).toBe(megabytes * MB);
});

test('says a limit that is smaller than usual', () => {
  expect(memoryMessage(512 * MB)).toBeUndefined();
  expect(memoryMessage(256 * MB)).toContain('256 MB');
});
