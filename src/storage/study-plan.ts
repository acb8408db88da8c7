import { z } from 'zod/mini';
import { isDay } from '#plan/dates.ts';
import { FOCUSES, LEVELS } from '#plan/model.ts';
import type { Preference } from './settings.ts';

const texts = z.array(z.string());

/** What the study plan is made from; the plan itself is made anew each day. */
const studyPlanSchema = z.object({
  interviewOn: z.string().check(z.refine(isDay)),
  minutesPerDay: z.int().check(z.minimum(15), z.maximum(600)),
  daysOff: z.array(z.int().check(z.minimum(0), z.maximum(6))),
  focus: z.enum(FOCUSES),
  level: z.enum(LEVELS),
  companies: texts,
  known: texts,
  /** When it was made: mock interviews count from then on. */
  madeAt: z.number().check(z.nonnegative()),
});
export type StudyPlan = z.infer<typeof studyPlanSchema>;

export const studyPlan: Preference<StudyPlan | null> = {
  id: 'study-plan',
  schema: z.nullable(studyPlanSchema),
  fallback: null,
};
