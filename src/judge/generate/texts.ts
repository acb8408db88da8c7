import { z } from 'zod/mini';
import type { Json } from '#judge/task.ts';
import type { Random } from './random.ts';
import { alphabet, CHARACTERS_PER_VALUE, checkCount, type Recipe, recipe, size } from './recipe.ts';
import { RecipeError } from './recipe-error.ts';

const json = z.custom<Json>((value) => value !== undefined);
const DRAWS_PER_TEXT = 100;

function text(length: number, letters: string, random: Random): string {
  let made = '';
  for (let index = 0; index < length; index += 1) made += letters.charAt(random.below(letters.length));
  return made;
}

function distinctTexts(count: number, make: () => string): string[] {
  const made = new Set<string>();
  for (let draws = 0; made.size < count; draws += 1) {
    if (draws > count * DRAWS_PER_TEXT)
      throw new RecipeError(`there are hardly ${count} distinct texts of that kind`);
    made.add(make());
  }
  return [...made];
}

/** Texts and lists of texts. */
export const texts: Record<string, Recipe> = {
  string: recipe(z.strictObject({ length: size, alphabet }), (fields, random) =>
    text(fields.length, fields.alphabet, random),
  ),

  strings: recipe(
    z.strictObject({
      count: size,
      minLength: size,
      maxLength: size,
      alphabet,
      distinct: z._default(z.boolean(), false),
    }),
    ({ count, minLength, maxLength, alphabet: letters, distinct }, random) => {
      checkCount((count * maxLength) / CHARACTERS_PER_VALUE);
      const make = () => text(random.between(minLength, maxLength), letters, random);
      return distinct ? distinctTexts(count, make) : Array.from({ length: count }, make);
    },
  ),

  text: recipe(
    z.strictObject({ parts: z.array(json), times: z._default(size, 1) }),
    ({ parts, times }, _random, expand) => {
      const joined = parts
        .map((part) => {
          const made = expand(part);
          if (typeof made !== 'string') throw new RecipeError('parts must be texts');
          return made;
        })
        .join('');
      checkCount((joined.length * times) / CHARACTERS_PER_VALUE);
      return joined.repeat(times);
    },
  ),
};
