import { expect, test } from 'vitest';
import type { Operation } from '../format.ts';
import { Replay } from '../replay.ts';
import { choosePictures, PICTURES } from './choose.ts';
import type { Picture, PictureKind } from './picture.ts';
import { scenesOf } from './scenes.ts';

/** A run of a function whose variables hold what `operations` say. */
const replayOf = (...operations: Operation[]) =>
  new Replay({ operations: [['c', 1, 'f', 1, 0], ...operations], branches: [], stopped: false, skipped: 0 });

function draw(replay: Replay, source: string, step = replay.length - 1) {
  const scene = scenesOf(replay, source)(step);
  const { state, uses } = scene;
  const choices = choosePictures(state, uses);
  return new Map(
    choices.map((choice): [string, { kind: PictureKind | undefined; picture: Picture }] => {
      const [kind = 'array'] = choice.kinds;
      return [choice.name, { kind, picture: PICTURES[kind].draw(choice, scene) }];
    }),
  );
}

const texts = (picture: Picture | undefined) => picture?.boxes.map(({ text }) => text);
const tones = (picture: Picture | undefined) => picture?.boxes.map(({ tone }) => tone);

test('an array has its pointers, the span between them, and what has just been written', () => {
  const replay = replayOf(
    ['v', 1, 'nums', [1]],
    ['n', 1, 'list', 'list', 4, [5, 3, 8, 1]],
    ['v', 1, 'left', 1],
    ['v', 1, 'right', 2],
    ['l', 2],
    ['=', 1, 2, 9],
  );
  const drawn = draw(replay, 'while nums[left] < nums[right]: pass').get('nums');
  expect(drawn?.kind).toBe('array');
  expect(texts(drawn?.picture)).toEqual(['5', '3', '9', '1']);
  expect(tones(drawn?.picture)).toEqual(['muted', 'plain', 'changed', 'muted']);
  expect(drawn?.picture.marks.map(({ text }) => text)).toEqual(['left', 'right']);
  expect(drawn?.picture.bands).toHaveLength(1);
  expect(drawn?.picture.words).toBe('nums: 4 elements, left at 1, right at 2.');
});

test('an array of a million elements is drawn around its pointer', () => {
  const items = Array.from({ length: 500 }, (_, index) => index);
  const replay = replayOf(['v', 1, 'a', [1]], ['n', 1, 'list', 'list', 1_000_000, items], ['v', 1, 'i', 300]);
  const { picture } = draw(replay, 'a[i]').get('a') ?? {};
  expect(picture?.boxes.length).toBeLessThanOrEqual(60);
  expect(texts(picture)).toContain('300');
  expect(picture?.notes.at(-1)?.text).toBe('270 to 329 of 1000000 shown');
});

test('a matrix has its walking cell and the cells of a visited set', () => {
  const replay = replayOf(
    ['v', 1, 'grid', [1]],
    ['n', 1, 'list', 'list', 2, [[2], [3]]],
    ['n', 2, 'list', 'list', 2, ['s1', 's0']],
    ['n', 3, 'list', 'list', 2, ['s0', 's1']],
    ['v', 1, 'seen', [4]],
    ['n', 4, 'set', 'set', 1, [[{ t: [0, 0] }, null]]],
    ['v', 1, 'r', 1],
    ['v', 1, 'c', 0],
  );
  const drawn = draw(replay, 'grid[r][c]').get('grid');
  expect(drawn?.kind).toBe('matrix');
  expect(tones(drawn?.picture)).toEqual(['visited', 'plain', 'active', 'plain']);
});

test('the nodes of a reversed list stay where they were, and their arrows turn', () => {
  const node = (id: number, next: number | null): Operation => [
    'n',
    id,
    'object',
    'ListNode',
    2,
    [
      ['sval', id],
      ['snext', next === null ? null : [next]],
    ],
  ];
  const replay = replayOf(
    ['v', 1, 'head', [1]],
    node(1, 2),
    node(2, null),
    ['l', 2],
    ['k', 2, 'snext', [1], 2],
    ['v', 1, 'prev', [2]],
    ['k', 1, 'snext', null, 2],
  );
  const before = draw(replay, '', 0).get('head')?.picture;
  const after = draw(replay, '').get('head')?.picture;
  expect(after?.boxes.map(({ key, x }) => [key, x])).toEqual(before?.boxes.map(({ key, x }) => [key, x]));
  expect(before?.links.map(({ key }) => key)).toEqual(['next1']);
  expect(after?.links.map(({ key, tone }) => [key, tone])).toEqual([['next2', 'changed']]);
  expect(after?.marks.map(({ text }) => text).toSorted()).toEqual(['head', 'prev']);
});

test('a tree with a cycle, a heap, a graph, intervals and a forest are recognized', () => {
  const replay = replayOf(
    ['v', 1, 'root', [1]],
    [
      'n',
      1,
      'object',
      'TreeNode',
      3,
      [
        ['sval', 4],
        ['sleft', [1]],
        ['sright', null],
      ],
    ],
    ['v', 1, 'heap', [2]],
    ['n', 2, 'list', 'list', 3, [1, 5, 2]],
    ['v', 1, 'graph', [3]],
    [
      'n',
      3,
      'dict',
      'dict',
      2,
      [
        [0, [4]],
        [1, [4]],
      ],
    ],
    ['n', 4, 'list', 'list', 1, [1]],
    ['v', 1, 'merged', [5]],
    ['n', 5, 'list', 'list', 1, [{ t: [1, 4] }]],
    ['v', 1, 'parent', [6]],
    ['n', 6, 'list', 'list', 3, [0, 0, 2]],
  );
  const drawn = draw(replay, 'heappush(heap, 1)\nwhile parent[x] != x: pass');
  expect([...drawn].map(([name, { kind }]) => [name, kind])).toEqual([
    ['root', 'tree'],
    ['heap', 'heap'],
    ['graph', 'graph'],
    ['merged', 'intervals'],
    ['parent', 'forest'],
  ]);
  expect(texts(drawn.get('root')?.picture)).toEqual(['4']);
  expect(drawn.get('heap')?.picture.links).toHaveLength(2);
  expect(drawn.get('parent')?.picture.links).toHaveLength(1);
});
