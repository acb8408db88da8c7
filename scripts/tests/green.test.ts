import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inputHash, readGreen, slowFiles } from './green.ts';

it('finds the slow test files, each with a hash of its own', () => {
  const files = slowFiles();
  expect(files).toContain('scripts/judge.slow.test.ts');
  const hashes = files.map(inputHash);
  expect(new Set(hashes).size).toBe(files.length);
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{16}$/);
});

it('keeps hashes of files that exist', () => {
  expect(Object.keys(readGreen()).filter((file) => !existsSync(file))).toEqual([]);
});
