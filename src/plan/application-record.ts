import { z } from 'zod/mini';
import { isDay } from './dates.ts';

/** How far an application is, in the order in which that goes. */
export const STATES = ['saved', 'applied', 'interviewing', 'offer', 'rejected', 'withdrawn'] as const;
export type ApplicationState = (typeof STATES)[number];

const text = z.string();
const time = z.number().check(z.nonnegative());
const dayOrNone = z.union([z.literal(''), text.check(z.refine(isDay))]);

/** A job that the user applies for. Days and ids are empty where there are none. */
export const applicationSchema = z.object({
  id: text,
  company: text.check(z.minLength(1)),
  role: text,
  link: text,
  state: z.enum(STATES),
  appliedOn: dayOrNone,
  /** What comes next, and when. */
  nextStep: text,
  nextOn: dayOrNone,
  /** The documents that go with it. */
  resumeId: text,
  letterId: text,
  note: text,
  createdAt: time,
});
export type Application = z.infer<typeof applicationSchema>;
