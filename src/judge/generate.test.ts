import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from './generate/random.ts';
import { expandValue } from './generate.ts';
import type { Json } from './task.ts';

const make = (recipe: Json) => expandValue(recipe);
const numbers = (recipe: Json) => make(recipe) as number[];
const lists = (recipe: Json) => make(recipe) as number[][];
const distinct = (items: unknown[]) => new Set(items.map((item) => JSON.stringify(item))).size;
const isAscending = (items: number[]) =>
  items.every((item, index) => index === 0 || (items[index - 1] ?? 0) <= item);
const seed = fc.integer({ min: 0, max: 1_000_000 });
const property = <T>(values: fc.Arbitrary<T>, holds: (value: T) => void) =>
  fc.assert(
    fc.property(values, (value) => {
      holds(value);
    }),
    { numRuns: 40 },
  );

/** One of every kind. */
const EVERY_KIND: Record<string, Json> = {
  int: { $gen: 'int', min: 1, max: 1000 },
  ints: { $gen: 'ints', length: 8, min: -5, max: 5 },
  range: { $gen: 'range', start: 3, length: 4, step: -2 },
  repeat: { $gen: 'repeat', value: { $gen: 'int', min: 0, max: 9 }, times: 5 },
  matrix: { $gen: 'matrix', rows: 2, columns: 3, alphabet: 'xy' },
  permutation: { $gen: 'permutation', length: 6, start: 1 },
  shuffle: { $gen: 'shuffle', of: [1, 2, 3, 4] },
  concat: { $gen: 'concat', parts: [[1], { $gen: 'ints', length: 2, min: 0, max: 9 }] },
  string: { $gen: 'string', length: 6, alphabet: 'abc' },
  strings: { $gen: 'strings', count: 3, minLength: 1, maxLength: 3, alphabet: 'ab' },
  text: { $gen: 'text', parts: ['a', { $gen: 'string', length: 2, alphabet: 'bc' }], times: 2 },
  intervals: { $gen: 'intervals', count: 4, min: 0, max: 50, maxLength: 9 },
  tree: { $gen: 'tree', size: 6, shape: 'random', min: 0, max: 9 },
  edges: { $gen: 'edges', nodes: 5, count: 4, shape: 'simple', weights: [1, 9] },
  graph: { $gen: 'graph', nodes: 5, extra: 2 },
  calls: {
    $gen: 'calls',
    construct: ['Box', []],
    calls: [{ method: 'add', arguments: [{ $gen: 'int', min: 0, max: 9 }] }],
    count: 4,
  },
};

describe('recipes', () => {
  test.each(Object.entries(EVERY_KIND))('%s: the same seed, the same value', (_kind, recipe) => {
    const seeded = (value: number): Json => ({ ...(recipe as Record<string, Json>), seed: value });
    expect(make(seeded(7))).toEqual(make(seeded(7)));
    expect(make(recipe)).toEqual(make(recipe));
  });

  test('values of today are the values of tomorrow: expected answers in the content depend on them', () => {
    const values = Object.entries(EVERY_KIND).map(
      ([kind, recipe]) => `${kind} ${JSON.stringify(make(recipe))}`,
    );
    expect(values.join('\n')).toMatchInlineSnapshot(`
      "int 345
      ints [-4,4,-5,3,-1,-1,2,-2]
      range [3,1,-1,-3]
      repeat [4,6,4,3,4]
      matrix [["x","x","x"],["y","x","y"]]
      permutation [5,3,4,6,2,1]
      shuffle [2,4,3,1]
      concat [1,4,6]
      string "acaabc"
      strings ["a","b","ba"]
      text "abbabb"
      intervals [[12,16],[29,34],[33,41],[0,5]]
      tree [5,8,8,null,5,2,null,null,null,2]
      edges [[4,1,3],[4,3,5],[4,0,7],[3,0,5]]
      graph [[2,3],[1,4],[1,4,5],[2,3,5],[3,4]]
      calls {"operations":["Box","add","add","add","add"],"arguments":[[],[6],[3],[5],[5]]}"
    `);
  });

  test('anywhere in a value, and what is no recipe stays as it is', () => {
    const value = { a: [1, { $gen: 'range', length: 2 }], b: { c: 'text', d: { $gen: 'range', length: 1 } } };
    expect(expandValue(value)).toEqual({ a: [1, [0, 1]], b: { c: 'text', d: [0] } });
    const plain = { nums: [1, 2], big: 10n ** 18n };
    expect(expandValue(plain)).toBe(plain);
  });

  test('a seed of its own makes a recipe independent of what stands before it', () => {
    const own = { $gen: 'ints', length: 5, min: 0, max: 999, seed: 3 };
    expect((make([{ $gen: 'int', min: 0, max: 9 }, own]) as Json[])[1]).toEqual(make(own));
  });

  test('ints keep to their bounds, distinct and in order where asked', () => {
    property(
      fc.tuple(seed, fc.integer({ min: 1, max: 50 }), fc.integer({ min: -100, max: 100 })),
      ([seed, length, min]) => {
        const bounds = { $gen: 'ints', length, min, max: min + length - 1, seed };
        const all = numbers(bounds);
        expect(all).toHaveLength(length);
        expect(all.every((value) => value >= min && value < min + length)).toBe(true);
        const sorted = numbers({ ...bounds, distinct: true, sorted: 'ascending' });
        expect(sorted).toEqual(Array.from({ length }, (_, index) => min + index));
        expect(numbers({ ...bounds, sorted: 'descending' }).toReversed()).toSatisfy(isAscending);
      },
    );
  });

  test('trees are whole, have their size, and search trees are in order', () => {
    const sizes = fc.tuple(
      seed,
      fc.integer({ min: 0, max: 60 }),
      fc.constantFrom('random', 'complete', 'left', 'right'),
    );
    property(sizes, ([seed, size, shape]) => {
      const order = make({ $gen: 'tree', size, shape, search: true, seed }) as (number | null)[];
      expect(order.filter((value) => value !== null).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: size }, (_, index) => index + 1),
      );
      expect(order.at(-1)).not.toBeNull();
      if (shape === 'complete') expect(order).not.toContain(null);
    });
  });

  test('graphs are connected, without loops, both ways', () => {
    property(fc.tuple(seed, fc.integer({ min: 1, max: 30 })), ([seed, nodes]) => {
      const adjacency = lists({ $gen: 'graph', nodes, extra: 0, seed });
      const seen = new Set([1]);
      for (const node of seen) for (const other of adjacency[node - 1] ?? []) seen.add(other);
      expect(seen.size).toBe(nodes);
      for (const [index, others] of adjacency.entries()) {
        expect(others).not.toContain(index + 1);
        for (const other of others) expect(adjacency[other - 1]).toContain(index + 1);
      }
    });
  });

  test('edges: none twice, none to itself; acyclic ones can be put in order', () => {
    property(seed, (seed) => {
      const edges = lists({ $gen: 'edges', nodes: 8, count: 15, shape: 'acyclic', seed });
      expect(distinct(edges.map(([a = 0, b = 0]) => [Math.min(a, b), Math.max(a, b)]))).toBe(15);
      let open = new Set([0, 1, 2, 3, 4, 5, 6, 7]);
      for (let round = 0; round < 8; round += 1) {
        const reached = new Set(edges.filter(([from = 0]) => open.has(from)).map(([, to = 0]) => to));
        open = new Set([...open].filter((node) => reached.has(node)));
      }
      expect(open.size).toBe(0);
      expect(lists({ $gen: 'edges', nodes: 8, shape: 'tree', seed })).toHaveLength(7);
    });
  });

  test('intervals keep to their bounds, and disjoint ones do not touch', () => {
    property(seed, (seed) => {
      const all = lists({
        $gen: 'intervals',
        count: 10,
        min: 0,
        max: 99,
        maxLength: 20,
        disjoint: true,
        sorted: true,
        seed,
      });
      for (const [index, [start = 0, end = 0]] of all.entries()) {
        expect(start).toBeGreaterThan(all[index - 1]?.[1] ?? -1);
        expect(end).toBeGreaterThanOrEqual(start);
        expect(end).toBeLessThanOrEqual(99);
      }
    });
  });

  test('calls never meet an object that holds too little', () => {
    property(seed, (seed) => {
      const input = make({
        $gen: 'calls',
        construct: ['Stack', []],
        calls: [
          { method: 'push', arguments: [1], grows: 1 },
          { method: 'pop', weight: 3, needs: 1, grows: -1 },
        ],
        count: 50,
        seed,
      }) as { operations: string[]; arguments: Json[] };
      expect(input.operations).toHaveLength(51);
      expect(input.arguments).toHaveLength(51);
      let held = 0;
      for (const operation of input.operations.slice(1)) {
        held += operation === 'push' ? 1 : -1;
        expect(held).toBeGreaterThanOrEqual(0);
      }
    });
  });

  test.each<[string, Json, RegExp]>([
    ['an unknown kind', { $gen: 'nothing' }, /no recipe named "nothing"/],
    ['an inherited name', { $gen: 'constructor' }, /no recipe named/],
    ['a kind that is no text', { $gen: 5 }, /no recipe named 5/],
    ['an odd seed', { $gen: 'int', min: 0, max: 1, seed: 0.5 }, /seed/],
    ['an unknown field', { $gen: 'range', length: 1, stop: 3 }, /nvalid|stop/],
    ['a missing field', { $gen: 'ints', length: 1 }, /min/],
    ['a negative length', { $gen: 'range', length: -1 }, /must not be negative/],
    ['a length beyond the cap', { $gen: 'range', length: 1_000_001 }, /at most 1000000/],
    ['bounds the wrong way round', { $gen: 'ints', length: 1, min: 2, max: 1 }, /below min/],
    ['bounds too far apart', { $gen: 'int', min: -(2 ** 53) + 1, max: 2 ** 53 - 1 }, /2\^53/],
    [
      'too many distinct numbers',
      { $gen: 'ints', length: 9, min: 1, max: 8, distinct: true },
      /no 9 distinct/,
    ],
    [
      'too many distinct texts',
      { $gen: 'strings', count: 9, minLength: 1, maxLength: 1, alphabet: 'ab', distinct: true },
      /hardly 9/,
    ],
    ['too many edges', { $gen: 'edges', nodes: 3, count: 4, shape: 'simple' }, /no 4 edges/],
    ['a list that is none', { $gen: 'shuffle', of: 5 }, /must be a list/],
    [
      'calls that cannot be made',
      { $gen: 'calls', construct: ['S', []], calls: [{ method: 'pop', needs: 1 }], count: 1 },
      /no call is possible/,
    ],
    [
      'a matrix beyond the cap',
      { $gen: 'matrix', rows: 1e6, columns: 1e6, min: 0, max: 1 },
      /at most 2000000 values/,
    ],
    [
      'texts beyond the cap',
      { $gen: 'strings', count: 1e6, minLength: 1e6, maxLength: 1e6, alphabet: 'a' },
      /at most 2000000 values/,
    ],
    [
      'a text repeated beyond the cap',
      { $gen: 'text', parts: ['a text of a good length'], times: 1e6 },
      /at most 2000000 values/,
    ],
    [
      'lists of lists beyond the cap',
      { $gen: 'repeat', times: 1e6, value: { $gen: 'range', length: 1e6 } },
      /at most 2000000 values/,
    ],
  ])('%s is refused with a reason, at once', (_name, recipe, reason) => {
    expect(() => make(recipe)).toThrow(reason);
  });
});

test('drawn numbers are spread evenly, also over wide ranges', () => {
  const random = createRandom(1);
  const counts = new Array<number>(10).fill(0);
  for (let draw = 0; draw < 10_000; draw += 1) {
    const digit = random.below(10);
    counts[digit] = (counts[digit] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  const wide = Array.from({ length: 1000 }, () => random.between(-(2 ** 52), 2 ** 52 - 1));
  expect(wide.filter((value) => value < 0).length).toBeGreaterThan(400);
  expect(distinct(wide)).toBe(1000);
});
