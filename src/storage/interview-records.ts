import { z } from 'zod/mini';
import { type Interview, interviewSchema } from '#interview/interview.ts';
import { collection } from './collection.ts';

const text = z.string();

export const interviews = collection<Interview>('interviews', interviewSchema);

/**
 * What was answered to one question of an interview, in words and code. A drawing or pipeline is a record of
 * its own under the same id.
 */
const interviewAnswerSchema = z.object({
  id: text,
  interviewId: text,
  notes: text,
  situation: text,
  task: text,
  action: text,
  result: text,
  /** The editor's language, and the code in each that was used. */
  language: text,
  code: z.record(text, text),
  /** What was answered to each follow-up question that was asked. */
  followUps: z.optional(z.array(text)),
});
export type InterviewAnswer = z.infer<typeof interviewAnswerSchema>;
export const interviewAnswers = collection<InterviewAnswer>('interviewAnswers', interviewAnswerSchema);

/** Where the answer to a question of an interview is kept. */
export const interviewAnswerId = (interviewId: string, databaseId: string): string =>
  `${interviewId}/${databaseId}`;
