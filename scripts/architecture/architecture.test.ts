import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importGraph, longestChain } from './import-graph.ts';

const MOST_LINES = 300;
/** Files that may be longer, and why. */
const LONGER: Record<string, string> = {
  'bench/resume-corpus/make/people.ts': 'data: the people of the resume corpus',
  'bench/resume-corpus/make/more-people.ts': 'data: the people of the resume corpus',
  'src/storage/backup.test.ts': 'to be split with the record store',
};

test(`no file has more than ${MOST_LINES} lines`, () => {
  const files = execFileSync('git', ['ls-files', 'src', 'scripts', 'content-tools', 'bench'], {
    encoding: 'utf8',
  });
  const long = files
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs|css|hpp|h|py|java)$/.test(file) && !(file in LONGER))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > MOST_LINES);
  expect(long).toEqual([]);
});

/** Files one after another, each imported by the one before. */
const MOST_IN_CHAIN = 14;
/** What the drawing canvas and the record store still need; falls, never rises. */
const MOST_NOW = 20;

test('chains of imports are short', () => {
  const graph = importGraph();
  expect(graph.size).toBeGreaterThan(500);
  const longest = longestChain(graph);
  expect(longest.length, longest.join('\n')).toBeLessThanOrEqual(MOST_NOW);
  const judge = longestChain(graph, (file) => file.startsWith('src/judge/'));
  expect(judge.length, judge.join('\n')).toBeLessThanOrEqual(MOST_IN_CHAIN);
});

test('the longest chain is found, lazy imports and all', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', []],
    ['d', []],
  ]);
  expect(longestChain(graph)).toEqual(['a', 'b', 'c']);
  expect(longestChain(graph, (file) => file === 'd')).toEqual(['a', 'd']);
});
