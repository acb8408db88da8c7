import { z } from 'zod/mini';
import type { Json } from '#judge/task.ts';
import type { Random } from './random.ts';
import { RecipeError } from './recipe-error.ts';

/** `expand` makes the value of a recipe inside this one. */
export type Recipe = (fields: Record<string, Json>, random: Random, expand: (value: Json) => Json) => Json;

const MAX_SIZE = 1_000_000;
/** Values that a whole test may hold. */
const MAX_VALUES = 2_000_000;
/** A long text counts for this part of its length. */
export const CHARACTERS_PER_VALUE = 8;

/** Refuses what would take too long to make before it is begun. */
export function checkCount(count: number): void {
  if (count > MAX_VALUES) throw new RecipeError(`a test holds at most ${MAX_VALUES} values`);
}

/** A count of things to make. */
export const size = z
  .int()
  .check(
    z.minimum(0, { error: 'must not be negative' }),
    z.maximum(MAX_SIZE, { error: `must be at most ${MAX_SIZE}` }),
  );
/** A bound of drawn numbers: beyond 32 bits they could not be JSON numbers in every question. */
export const whole = z.int();
export const alphabet = z.string().check(z.minLength(1));

/** Ties a recipe to the schema of its fields. */
export function recipe<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  make: (fields: z.infer<Schema>, random: Random, expand: (value: Json) => Json) => Json,
): Recipe {
  return (fields, random, expand) => {
    const parsed = z.safeParse(schema, fields);
    if (!parsed.success) throw new RecipeError(z.prettifyError(parsed.error));
    return make(parsed.data, random, expand);
  };
}
