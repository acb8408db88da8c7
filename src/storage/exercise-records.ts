import { z } from 'zod/mini';
import { collection } from './collection.ts';

/** What the user wrote for an exercise, and how far they came; `id` is the exercise's. */
const exerciseSchema = z.object({
  id: z.string(),
  source: z.string(),
  status: z.enum(['begun', 'attempted', 'solved']),
  at: z.number().check(z.nonnegative()),
});
export type ExerciseRecord = z.infer<typeof exerciseSchema>;
export const exercises = collection<ExerciseRecord>('exercises', exerciseSchema);
