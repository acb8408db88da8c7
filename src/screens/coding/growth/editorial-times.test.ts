import { globSync, readFileSync } from 'node:fs';
import { marked } from 'marked';
import { expect, test } from 'vitest';
import { editorialTimes } from './editorial-times.ts';

const read = (file: string) => editorialTimes(marked.parse(readFileSync(file, 'utf8'), { async: false }));

test('each approach with its time', () => {
  expect(read('content/dsa/arrays/two-sum/editorial.md')).toEqual([
    { approach: 'Try every pair', time: 'O(n²)' },
    { approach: 'Sort, then close in from both ends', time: 'O(n log n)' },
    { approach: 'One pass with a hash map', time: 'O(n)' },
  ]);
});

test('most editorials state at least one', () => {
  const files = globSync('content/dsa/*/*/editorial.md');
  const stated = files.filter((file) => read(file).length > 0);
  expect(stated.length / files.length).toBeGreaterThan(0.9);
});

test('an editorial that states none has none', () => {
  expect(editorialTimes('<p>Nothing.</p>')).toEqual([]);
});
