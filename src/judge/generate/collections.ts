import { z } from 'zod/mini';
import type { Json } from '#judge/task.ts';
import type { Random } from './random.ts';
import { alphabet, checkCount, type Recipe, recipe, size, whole } from './recipe.ts';
import { RecipeError } from './recipe-error.ts';

const json = z.custom<Json>((value) => value !== undefined);
const order = z.optional(z.enum(['ascending', 'descending']));

function distinctInts(length: number, min: number, max: number, random: Random): number[] {
  if (max - min + 1 < length)
    throw new RecipeError(`there are no ${length} distinct numbers from ${min} to ${max}`);
  const drawn = new Set<number>();
  // Floyd's sampling: as many draws as numbers, however tight the range.
  for (let top = max - length + 1; top <= max; top += 1) {
    const number = random.between(min, top);
    drawn.add(drawn.has(number) ? top : number);
  }
  return random.shuffle([...drawn]);
}

function inOrder(numbers: number[], sorted: 'ascending' | 'descending' | undefined): number[] {
  if (!sorted) return numbers;
  return numbers.sort((a, b) => (sorted === 'ascending' ? a - b : b - a));
}

const list = (length: number, make: (index: number) => Json): Json[] =>
  Array.from({ length }, (_, index) => make(index));

const bounds = { min: whole, max: whole };
const matrixOf = { rows: size, columns: size };

/** Numbers and lists of anything. */
export const collections: Record<string, Recipe> = {
  int: recipe(z.strictObject(bounds), ({ min, max }, random) => random.between(min, max)),

  ints: recipe(
    z.strictObject({ length: size, ...bounds, distinct: z._default(z.boolean(), false), sorted: order }),
    ({ length, min, max, distinct, sorted }, random) =>
      inOrder(
        distinct
          ? distinctInts(length, min, max, random)
          : Array.from({ length }, () => random.between(min, max)),
        sorted,
      ),
  ),

  range: recipe(
    z.strictObject({ start: z._default(whole, 0), length: size, step: z._default(whole, 1) }),
    ({ start, length, step }) => list(length, (index) => start + index * step),
  ),

  repeat: recipe(z.strictObject({ value: json, times: size }), ({ value, times }, _random, expand) =>
    list(times, () => expand(value)),
  ),

  matrix: recipe(
    z.union([z.strictObject({ ...matrixOf, ...bounds }), z.strictObject({ ...matrixOf, alphabet })]),
    (fields, random) => {
      checkCount(fields.rows * fields.columns);
      const cell = (): Json =>
        'alphabet' in fields
          ? fields.alphabet.charAt(random.below(fields.alphabet.length))
          : random.between(fields.min, fields.max);
      return list(fields.rows, () => list(fields.columns, cell));
    },
  ),

  permutation: recipe(
    z.strictObject({ length: size, start: z._default(whole, 0) }),
    ({ length, start }, random) => random.shuffle(list(length, (index) => start + index)),
  ),

  shuffle: recipe(z.strictObject({ of: json }), ({ of }, random, expand) => {
    const items = expand(of);
    if (!Array.isArray(items)) throw new RecipeError('of must be a list');
    return random.shuffle([...items]);
  }),

  concat: recipe(z.strictObject({ parts: z.array(json) }), ({ parts }, _random, expand) =>
    parts.flatMap((part) => {
      const items = expand(part);
      if (!Array.isArray(items)) throw new RecipeError('parts must be lists');
      return items;
    }),
  ),

  intervals: recipe(
    z.strictObject({
      count: size,
      ...bounds,
      maxLength: size,
      sorted: z._default(z.boolean(), false),
      disjoint: z._default(z.boolean(), false),
    }),
    ({ count, min, max, maxLength, sorted, disjoint }, random) => {
      const starts = disjoint
        ? inOrder(distinctInts(count, min, max, random), 'ascending')
        : inOrder(
            Array.from({ length: count }, () => random.between(min, max)),
            sorted ? 'ascending' : undefined,
          );
      const intervals = starts.map((start, index): [number, number] => {
        const end = disjoint ? (starts[index + 1] ?? max + 1) - 1 : max;
        return [start, Math.min(end, start + random.between(0, maxLength))];
      });
      return disjoint && !sorted ? random.shuffle(intervals) : intervals;
    },
  ),
};
