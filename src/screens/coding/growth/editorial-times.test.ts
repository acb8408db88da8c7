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

test('of several orders the one the word time belongs to', () => {
  const html = (complexity: string) =>
    marked.parse(`## Approach 1: Peter's\n\n**Complexity.** ${complexity}`, { async: false });
  const times = (complexity: string) => editorialTimes(html(complexity)).map(({ time }) => time);
  expect(times('Each check costs `O(n)`: `O(n²)` time, `O(1)` space.')).toEqual(['O(n²)']);
  expect(times('`O(1)`; for an `n × n` board it is `O(n²)` time.')).toEqual(['O(n²)']);
  expect(times('`O(1)` steps. It takes little time.')).toEqual([]);
  expect(editorialTimes(html('`O(n)` time.'))[0]?.approach).toBe("Peter's");
});

test('most editorials state at least one', () => {
  const files = globSync('content/dsa/*/*/editorial.md');
  const stated = files.filter((file) => read(file).length > 0);
  expect(stated.length / files.length).toBeGreaterThan(0.9);
});

test('an editorial that states none has none', () => {
  expect(editorialTimes('<p>Nothing.</p>')).toEqual([]);
});
