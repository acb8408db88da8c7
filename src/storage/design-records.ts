import { z } from 'zod/mini';
import { collection } from './collection.ts';

const time = z.number().check(z.nonnegative());
const text = z.string();

/**
 * The user's drawing for one question; `id` is the question's `databaseId`. Shapes are read by the drawing
 * model, which sets aside the ones it does not understand and keeps the rest.
 */
const drawingSchema = z.object({
  id: text,
  shapes: z.array(z.unknown()),
  at: time,
});
export type DrawingRecord = z.infer<typeof drawingSchema>;
export const drawings = collection<DrawingRecord>('drawings', drawingSchema);

/** What the user wrote about a design, and the figures of the capacity calculator as they were typed. */
const designAnswerSchema = z.object({
  id: text,
  concurrency: text,
  highLevel: text,
  lowLevel: text,
  capacity: z.record(text, text),
  at: time,
});
export type DesignAnswer = z.infer<typeof designAnswerSchema>;
export const designAnswers = collection<DesignAnswer>('designAnswers', designAnswerSchema);
