import { z } from 'zod/mini';
import type { Random } from './random.ts';
import { type Recipe, recipe, size, whole } from './recipe.ts';

type Shape = 'random' | 'complete' | 'left' | 'right';

interface Links {
  left: number[];
  right: number[];
}

/** Children by node number, -1 for none; node 0 is the root. */
function grow(count: number, shape: Shape, random: Random): Links {
  const left = new Array<number>(count).fill(-1);
  const right = new Array<number>(count).fill(-1);
  /** Free places, as 2 × parent + side. A random tree fills any of them, a complete one the first. */
  const free: number[] = [0, 1];
  let firstFree = 0;
  for (let node = 1; node < count; node += 1) {
    let place = 2 * (node - 1) + (shape === 'right' ? 1 : 0);
    if (shape === 'complete') place = free[firstFree++] ?? 0;
    if (shape === 'random') {
      const pick = random.below(free.length);
      place = free[pick] ?? 0;
      free[pick] = free.at(-1) ?? 0;
      free.pop();
    }
    (place % 2 === 0 ? left : right)[Math.floor(place / 2)] = node;
    free.push(2 * node, 2 * node + 1);
  }
  return { left, right };
}

/** 1 … count given out in order, left to right, without recursion. */
function searchValues({ left, right }: Links): number[] {
  const values: number[] = [];
  const waiting: number[] = [];
  let next = 1;
  for (let node = left.length > 0 ? 0 : -1; node >= 0 || waiting.length > 0; ) {
    while (node >= 0) {
      waiting.push(node);
      node = left[node] ?? -1;
    }
    const visited = waiting.pop() ?? 0;
    values[visited] = next++;
    node = right[visited] ?? -1;
  }
  return values;
}

function levelOrder({ left, right }: Links, values: number[]): (number | null)[] {
  const order: (number | null)[] = [];
  const queue = left.length > 0 ? [0] : [];
  for (const node of queue) {
    order.push(node < 0 ? null : (values[node] ?? 0));
    if (node >= 0) queue.push(left[node] ?? -1, right[node] ?? -1);
  }
  while (order.at(-1) === null) order.pop();
  return order;
}

const common = { size, shape: z.enum(['random', 'complete', 'left', 'right']) };

export const trees: Record<string, Recipe> = {
  tree: recipe(
    z.union([
      z.strictObject({ ...common, min: whole, max: whole }),
      z.strictObject({ ...common, search: z.literal(true) }),
    ]),
    (fields, random) => {
      const links = grow(fields.size, fields.shape, random);
      const values =
        'search' in fields
          ? searchValues(links)
          : Array.from({ length: fields.size }, () => random.between(fields.min, fields.max));
      return levelOrder(links, values);
    },
  ),
};
