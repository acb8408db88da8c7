import { z } from 'zod/mini';
import { KINDS } from './plan.ts';

const time = z.number().check(z.nonnegative());
const points = z.number().check(z.nonnegative());

/** One question of an interview; `id` is its `databaseId`. */
const interviewQuestionSchema = z.object({
  id: z.string(),
  title: z.string(),
  skipped: z.boolean(),
  /** Ids of the rubric points that the user says were met. */
  met: z.array(z.string()),
  /** Once reviewed: what that counts, of how much. */
  score: z.optional(z.object({ points, outOf: points })),
});
export type InterviewQuestion = z.infer<typeof interviewQuestionSchema>;

/** A timed interview that the user runs alone. */
export const interviewSchema = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  minutes: z.number().check(z.positive()),
  questions: z.array(interviewQuestionSchema).check(z.minLength(1)),
  /** Index of the question on screen. */
  current: z.int().check(z.nonnegative()),
  startedAt: time,
  /** Since when the clock stands still. */
  pausedAt: z.optional(time),
  /** Milliseconds that it stood still before. */
  pausedMs: z.number(),
  endedAt: z.optional(time),
  reviewedAt: z.optional(time),
});
export type Interview = z.infer<typeof interviewSchema>;
