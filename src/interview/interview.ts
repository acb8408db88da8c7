import { z } from 'zod/mini';
import { KINDS } from './plan.ts';

const time = z.number().check(z.nonnegative());
const points = z.number().check(z.nonnegative());

/** A program that was judged against all tests in the interview. */
const judgedSchema = z.object({ verdict: z.string(), passed: points, total: points });
export type Judged = z.infer<typeof judgedSchema>;

/** One question of an interview; `id` is its `databaseId`. */
const interviewQuestionSchema = z.object({
  id: z.string(),
  title: z.string(),
  skipped: z.boolean(),
  /** Ids of the rubric points that the user says were met. */
  met: z.array(z.string()),
  /** Milliseconds spent on it before it was last left. */
  spentMs: z.optional(time),
  /** How many hints were asked for; each costs a point. */
  hints: z.optional(z.int().check(z.nonnegative())),
  /** How many follow-up questions were asked. */
  followUps: z.optional(z.int().check(z.nonnegative())),
  /** What the judge said of the last program that was submitted. */
  judged: z.optional(judgedSchema),
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
  /** Whether code can be run; left out, it's traced by hand. */
  runsCode: z.optional(z.boolean()),
  /** Used time, in milliseconds, at which the question on screen was turned to. */
  turnedAtMs: z.optional(time),
});
export type Interview = z.infer<typeof interviewSchema>;
