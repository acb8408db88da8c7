import { expect, test } from 'vitest';
import type { Operation } from '../format.ts';
import { PICTURES } from '../pictures/choose.ts';
import { scenesOf } from '../pictures/scenes.ts';
import { Replay } from '../replay.ts';
import { statementsOf } from './reads.ts';

/** The cells that the last step of a run of `line` made another one from, as `row of objects.index`. */
function sources(line: string, ...operations: Operation[]) {
  const replay = new Replay({
    operations: [['c', 1, 'f', 1, 0], ...operations],
    branches: [],
    stopped: false,
    skipped: 0,
  });
  const scene = scenesOf(replay, `${line}\n`)(replay.length - 1);
  return { scene, spots: scene.sources.map(({ object, index, key }) => [object, index ?? key]) };
}

const TABLE: Operation[] = [
  ['v', 1, 'dp', [1]],
  ['n', 1, 'list', 'list', 2, [[2], [3]]],
  ['n', 2, 'list', 'list', 3, [0, 1, 2]],
  ['n', 3, 'list', 'list', 3, [0, 0, 0]],
  ['v', 1, 'i', 1],
  ['v', 1, 'j', 2],
];
const WRITTEN: Operation[] = [
  ['l', 1],
  ['=', 3, 2, 5],
];

test.each([
  'dp[i][j] = min(dp[i - 1][j - 1], dp[i][j-1]) + 1',
  'dp[i][j] = Math.min(dp[i - 1][j - 1], dp[i][j - 1]) + 1;',
  'dp[i][j] = 1 + min(\n    dp[i - 1][j - 1],\n    dp[i][j - 1],\n)',
  'dp[i][j] += dp[i - 1][len(dp[0]) - 2] if dp[-1][j - 1] == 0 else 0',
])('%s: the cell came from two others', (line) => {
  const { scene, spots } = sources(line, ...TABLE, ...WRITTEN);
  expect(new Set(spots.map(String))).toEqual(new Set(['2,1', '3,1']));
  const subject = { key: 'dp', name: 'dp', call: 1, value: [1] as const };
  const picture = PICTURES.matrix.draw(subject, scene);
  expect(picture.boxes.map(({ tone }) => tone)).toEqual([
    'plain',
    'source',
    'plain',
    'plain',
    'source',
    'changed',
  ]);
  expect(picture.links).toHaveLength(2);
  expect(picture.words).toContain('made from 0, 1 and 1, 1');
});

test('an element that is added came from those that were the last ones before', () => {
  const list: Operation[] = [
    ['v', 1, 'fib', [1]],
    ['n', 1, 'list', 'list', 3, [1, 1, 2]],
    ['l', 1],
    ['s', 1, 3, 0, [3], 4],
  ];
  const { scene, spots } = sources('fib.append(fib[-1] + fib[-2])', ...list);
  expect(spots).toEqual([
    [1, 2],
    [1, 1],
  ]);
  const picture = PICTURES.array.draw({ key: 'fib', name: 'fib', call: 1, value: [1] }, scene);
  expect(picture.links).toHaveLength(2);
});

test('a map by pairs is a table, and two elements that are exchanged came from nowhere else', () => {
  const map: Operation[] = [
    ['v', 1, 'best', [1]],
    [
      'n',
      1,
      'dict',
      'dict',
      2,
      [
        [{ t: [0, 1] }, 4],
        [{ t: [1, 0] }, 5],
      ],
    ],
    ['v', 1, 'a', 1],
    ['l', 1],
    ['k', 1, { t: [1, 1] }, 9, 3],
  ];
  expect(sources('best[a, a] = best[(a - 1, a)] + best[a, a - 1]', ...map).spots).toEqual([
    [1, { t: [0, 1] }],
    [1, { t: [1, 0] }],
  ]);
  const swap: Operation[] = [
    ['v', 1, 'x', [1]],
    ['n', 1, 'list', 'list', 2, [1, 2]],
    ['v', 1, 'i', 0],
    ['l', 1],
    ['=', 1, 0, 2],
    ['=', 1, 1, 1],
  ];
  expect(sources('x[i], x[i + 1] = x[i + 1], x[i]', ...swap).spots).toEqual([]);
});

test('what a line only compares, calls or slices is no source', () => {
  const read = (line: string) =>
    statementsOf(line)
      .get(1)
      ?.reads.map(({ name }) => name);
  expect(read('if dp[i] == dp[j]: pass')).toBeUndefined();
  expect(read('while dp[i] != 0: i = dp[i]')).toBeUndefined();
  expect(read('a[i] = b[1:i]')).toBeUndefined();
  expect(read('row.set(j, above.get(j - 1) + 1);')).toEqual(['above']);
});
