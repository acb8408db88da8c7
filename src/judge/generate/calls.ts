import { z } from 'zod/mini';
import type { Json } from '#judge/task.ts';
import type { Random } from './random.ts';
import { type Recipe, recipe, size, whole } from './recipe.ts';
import { RecipeError } from './recipe-error.ts';

const json = z.custom<Json>((value) => value !== undefined);
const fixedCall = z.tuple([z.string(), z.array(json)]);
const drawnCall = z.strictObject({
  method: z.string(),
  arguments: z._default(z.array(json), []),
  weight: z._default(size, 1),
  needs: z._default(size, 0),
  grows: z._default(whole, 0),
});
type DrawnCall = z.infer<typeof drawnCall>;

function draw(calls: DrawnCall[], held: number, random: Random): DrawnCall {
  const possible = calls.filter(({ needs }) => held >= needs);
  const total = possible.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) throw new RecipeError('no call is possible on an empty object');
  let ticket = random.below(total);
  for (const call of possible) {
    if (ticket < call.weight) return call;
    ticket -= call.weight;
  }
  throw new RecipeError('weights must add up');
}

export const calls: Record<string, Recipe> = {
  calls: recipe(
    z.strictObject({
      construct: fixedCall,
      first: z._default(z.array(fixedCall), []),
      calls: z.array(drawnCall).check(z.minLength(1)),
      count: size,
      last: z._default(z.array(fixedCall), []),
    }),
    ({ construct, first, calls: drawable, count, last }, random, expand) => {
      const made: [string, Json][] = [];
      const add = (method: string, values: Json[]) => made.push([method, values.map(expand)]);
      let held = 0;
      add(...construct);
      for (const call of first) {
        add(...call);
        held += drawable.find(({ method }) => method === call[0])?.grows ?? 0;
      }
      for (let index = 0; index < count; index += 1) {
        const call = draw(drawable, held, random);
        add(call.method, call.arguments);
        held += call.grows;
      }
      for (const call of last) add(...call);
      return { operations: made.map(([method]) => method), arguments: made.map(([, values]) => values) };
    },
  ),
};
