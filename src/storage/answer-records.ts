import { z } from 'zod/mini';
import { collection } from './collection.ts';

const time = z.number().check(z.nonnegative());
const text = z.string();

/** The user's answer to a behavioral question; `id` is the question's `databaseId`. */
const starRecordSchema = z.object({
  id: text,
  situation: text,
  task: text,
  action: text,
  result: text,
  notes: text,
  confidence: z.int().check(z.minimum(1), z.maximum(5)),
  at: time,
});
export type StarRecord = z.infer<typeof starRecordSchema>;
export const starAnswers = collection<StarRecord>('starAnswers', starRecordSchema);

const bulletSchema = z.object({ projectId: text, text });
export type LinkedBullet = z.infer<typeof bulletSchema>;

/** A story worth telling more than once, in the four parts of an answer. */
const storySchema = z.object({
  id: text,
  title: text,
  competencies: z.array(text),
  /** `databaseId`s of the questions it answers. */
  questionIds: z.array(text),
  /** Lines of resumes that it stands behind, as they were when they were linked. */
  bullets: z._default(z.array(bulletSchema), []),
  situation: text,
  task: text,
  action: text,
  result: text,
  at: time,
});
export type Story = z.infer<typeof storySchema>;
export const stories = collection<Story>('stories', storySchema);

/** A spoken answer. The sound never leaves the device. */
const recordingSchema = z.object({
  id: text,
  questionId: text,
  sound: z.instanceof(Blob),
  seconds: z.number().check(z.nonnegative()),
  at: time,
});
export type Recording = z.infer<typeof recordingSchema>;
export const recordings = collection<Recording>('recordings', recordingSchema);

/** How the user marked the own answer; `id` is the question's `databaseId`, `met` holds ids of rubric points. */
const selfReviewSchema = z.object({ id: text, met: z.array(text), finishedAt: z.optional(time) });
export type SelfReview = z.infer<typeof selfReviewSchema>;
export const selfReviews = collection<SelfReview>('selfReviews', selfReviewSchema);
