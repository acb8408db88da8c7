import { expect, test } from 'vitest';
import { compilerFailure, compilerRefusal, memoryLimitOf, memoryMessage } from './memory-limit.ts';

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

test.each([
  [undefined, undefined],
  [8, undefined],
  [1, undefined],
  [0.5, /too little memory for Java’s compiler/],
  [0.25, /too little memory for Java’s compiler/],
])('on a device with %s GB the compiler is refused or started', (gb, said) => {
  if (said) expect(compilerRefusal(gb)).toMatch(said);
  else expect(compilerRefusal(gb)).toBeUndefined();
});

test('a compiler that ran out of memory says so in words that help', () => {
  const node = 'Worker terminated due to reaching memory limit: JS heap out of memory';
  expect(compilerFailure(node)).toMatch(/Close other tabs/);
  expect(compilerFailure('Uncaught RangeError: Out of memory')).toMatch(/Close other tabs/);
  expect(compilerFailure('RuntimeError: unreachable')).toBe('the compiler failed: RuntimeError: unreachable');
});
