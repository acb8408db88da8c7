import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { PROJECT } from './project.ts';
import { remember } from './remember.ts';

const FILE = `.cache/remember-${process.pid}.txt`;
const path = join(PROJECT, FILE);
afterEach(() => rmSync(path, { force: true }));

test('a file is read again when it has changed, appeared or gone, and only then', () => {
  const read = vi.fn((key: string) => `${key} ${read.mock.calls.length}`);
  const get = remember(() => [FILE], read);
  expect([get('a'), get('a')]).toEqual(['a 1', 'a 1']);
  writeFileSync(path, 'one');
  expect([get('a'), get('a')]).toEqual(['a 2', 'a 2']);
  utimesSync(path, 1, 1);
  expect(get('a')).toBe('a 3');
  rmSync(path);
  expect(get('a')).toBe('a 4');
  expect([get('b'), get('a')]).toEqual(['b 5', 'a 4']);
});

test('what was thrown is not remembered', () => {
  let calls = 0;
  const get = remember(
    () => [],
    () => {
      calls += 1;
      if (calls === 1) throw new Error('broken');
      return calls;
    },
  );
  expect(() => get('a')).toThrow('broken');
  expect(get('a')).toBe(2);
});
