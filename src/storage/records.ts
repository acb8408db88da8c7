import { z } from 'zod/mini';
import { collection } from './collection.ts';

const time = z.number().check(z.nonnegative());
const text = z.string();

/** Source as the user last typed it. */
const draftSchema = z.object({
  id: text,
  questionId: text,
  language: text,
  source: text,
  at: time,
});
export type Draft = z.infer<typeof draftSchema>;
export const drafts = collection<Draft>('drafts', draftSchema);
export const draftId = (questionId: string, language: string) => `${questionId}#${language}`;
/** Where the code from before a fresh attempt is kept. */
export const earlierDraftId = (questionId: string, language: string) => `${questionId}#${language}#earlier`;

/** A question's editable test cases; `id` is the question's. Texts are as typed, one input line a parameter. */
export const testCaseSchema = z.object({ id: text, input: text, output: text, expected: text });
export type TestCase = z.infer<typeof testCaseSchema>;
const testCasesSchema = z.object({ id: text, cases: z.array(testCaseSchema).check(z.minLength(1)) });
export const testCases = collection<z.infer<typeof testCasesSchema>>('testCases', testCasesSchema);

/** One Submit judged for real, with the code that was judged. */
const submissionSchema = z.object({
  id: text,
  questionId: text,
  language: text,
  source: text,
  verdict: text,
  passed: z.number(),
  total: z.number(),
  ms: z.number(),
  at: time,
});
export type Submission = z.infer<typeof submissionSchema>;
export const submissions = collection<Submission>('submissions', submissionSchema);

/** What the user has done with a question; `id` is the question's `databaseId`. */
const progressSchema = z.object({ id: text, status: z.enum(['attempted', 'solved']), at: time });
export type Progress = z.infer<typeof progressSchema>;
export const progress = collection<Progress>('progress', progressSchema);

/** One preference; the value's own schema is where it is used, in `settings.ts`. */
const settingSchema = z.object({ id: text, value: z.json() });
export const settings = collection<z.infer<typeof settingSchema>>('settings', settingSchema);

/**
 * What the user has read; `id` is the lesson's, `collection/id`. `at` is the last visit, `section` the heading
 * that was on screen, `completedAt` is there once the lesson is marked as completed.
 */
const lessonSchema = z.object({
  id: text,
  at: time,
  section: z.optional(text),
  completedAt: z.optional(time),
});
export type LessonRecord = z.infer<typeof lessonSchema>;
export const lessons = collection<LessonRecord>('lessons', lessonSchema);

/** The schedule of one reviewed item; `id` is a question's `databaseId` or `lesson:` and a lesson's id. */
const reviewSchema = z.object({
  id: text,
  due: time,
  stability: z.number(),
  difficulty: z.number(),
  scheduledDays: z.number(),
  reps: z.number(),
  lapses: z.number(),
  state: z.number(),
  lastReview: time,
});
export type ReviewRecord = z.infer<typeof reviewSchema>;
export const reviews = collection<ReviewRecord>('reviews', reviewSchema);
