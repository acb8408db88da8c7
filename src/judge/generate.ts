/**
 * Recipes for large values. Anywhere in a test's input or expected answer, `{"$gen": kind, ...}` stands for the value it makes:
 *
 * | kind | fields | makes |
 * |---|---|---|
 * | `int` | `min`, `max` | one whole number |
 * | `ints` | `length`, `min`, `max`, `distinct?`, `sorted?: "ascending" \| "descending"` | a list of whole numbers |
 * | `range` | `start?` 0, `length`, `step?` 1 | `start, start + step, …` |
 * | `repeat` | `value`, `times` | a list of `times` values (a recipe inside is drawn anew each time) |
 * | `matrix` | `rows`, `columns`, `min`, `max` or `alphabet` | rows of whole numbers, or of one-character strings |
 * | `permutation` | `length`, `start?` 0 | `start … start + length - 1` in random order |
 * | `shuffle` | `of` | a list in random order |
 * | `concat` | `parts` | lists joined to one |
 * | `string` | `length`, `alphabet` | text |
 * | `strings` | `count`, `minLength`, `maxLength`, `alphabet`, `distinct?` | a list of texts |
 * | `text` | `parts`, `times?` 1 | texts joined to one, the whole repeated |
 * | `intervals` | `count`, `min`, `max`, `maxLength`, `sorted?`, `disjoint?` | `[start, end]` pairs |
 * | `tree` | `size`, `shape: "random" \| "complete" \| "left" \| "right"`, `min`, `max` or `search: true` | a binary tree, level by level; `search`: a search tree of 1 … size |
 * | `edges` | `nodes`, `count`, `start?` 0, `shape: "simple" \| "acyclic" \| "tree"`, `weights?: [min, max]` | `[from, to]` or `[from, to, weight]` |
 * | `graph` | `nodes`, `extra?` 0 | adjacency list (1-based) of a connected graph with `extra` edges beyond a tree's |
 * | `calls` | `construct`, `first?`, `calls`, `count`, `last?` | a design class's whole input, `{operations, arguments}` |
 *
 * Every kind takes a `seed`; without one it goes on with the surrounding recipe's numbers (seed 0 at the top). The generator
 * is in `generate/random.ts`. `alphabet` lists every character: `a-z` is the three
 * characters `a`, `-` and `z`, not a range.
 *
 * In `calls`, `construct`, `first` and `last` are `["method", [arguments]]` calls made as they stand, `calls` those that are drawn
 * from: `{"method", "arguments", "weight"?: 1, "needs"?: 0, "grows"?: 0}`. `grows` keeps count of what the object holds and a call
 * is drawn only while it holds at least `needs`, so that `pop` never meets an empty stack.
 */

import { calls } from './generate/calls.ts';
import { collections } from './generate/collections.ts';
import { graphs } from './generate/graphs.ts';
import { createRandom, type Random } from './generate/random.ts';
import { CHARACTERS_PER_VALUE, checkCount, type Recipe } from './generate/recipe.ts';
import { RecipeError } from './generate/recipe-error.ts';
import { texts } from './generate/texts.ts';
import { trees } from './generate/trees.ts';
import { formatJson } from './json.ts';
import type { Json } from './task.ts';

const RECIPES: Record<string, Recipe> = { ...collections, ...texts, ...trees, ...graphs, ...calls };

function ownSize(value: Json): number {
  if (typeof value === 'string') return 1 + value.length / CHARACTERS_PER_VALUE;
  return Array.isArray(value) ? 1 + value.length : 1;
}

/** Expands one value; counts as it goes, so that recipes in recipes cannot make more than memory holds. */
function createExpander() {
  let made = 0;
  const count = (value: Json): Json => {
    made += ownSize(value);
    checkCount(made);
    return value;
  };
  const expand = (value: Json, random: Random): Json => {
    if (Array.isArray(value)) return value.map((item) => expand(item, random));
    if (typeof value !== 'object' || value === null) return count(value);
    if (!('$gen' in value)) {
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, expand(item, random)]));
    }
    const { $gen: kind, seed, ...fields } = value;
    const recipe = typeof kind === 'string' && Object.hasOwn(RECIPES, kind) ? RECIPES[kind] : undefined;
    if (!recipe) throw new RecipeError(`there is no recipe named ${formatJson(kind ?? null)}`);
    if (seed !== undefined && !Number.isSafeInteger(seed))
      throw new RecipeError('seed must be a whole number');
    const own = typeof seed === 'number' ? createRandom(seed) : random;
    return count(recipe(fields, own, (inner) => expand(inner, own)));
  };
  return expand;
}

const usesRecipes = (value: Json): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ('$gen' in value || Object.values(value).some((item) => usesRecipes(item)));

/**
 * Replaces every recipe in a test's input or expected answer by what it makes. Pure: the same value always gives the same.
 * Throws `RecipeError`.
 */
export function expandValue<Value extends Json>(value: Value): Value {
  return usesRecipes(value) ? (createExpander()(value, createRandom(0)) as Value) : value;
}
