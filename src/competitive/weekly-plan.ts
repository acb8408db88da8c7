import { z } from 'zod/mini';

/** The weekly plan: what to check off, and how often. */
export const PLAN = [
  { id: 'contests', title: '2 contests', count: 2 },
  { id: 'daily', title: '2–3 problems every day', count: 7 },
  { id: 'upsolves', title: 'At least 2 upsolves', count: 2 },
] as const;
export type PlanPart = (typeof PLAN)[number]['id'];
export const PLAN_TOTAL = PLAN.reduce((sum, part) => sum + part.count, 0);

const ticks = (count: number) => z.array(z.boolean()).check(z.length(count));

/**
 * What was ticked in one week; `id` is the week's. Every week has a record of its own, so a new week starts
 * empty by itself and a clock that jumps, forth or back, finds each week as it was left.
 */
export const weekSchema = z.object({
  id: z.string().check(z.regex(/^\d{4}-W\d{2}$/)),
  contests: ticks(2),
  daily: ticks(7),
  upsolves: ticks(2),
});
export type Week = z.infer<typeof weekSchema>;

export function emptyWeek(id: string): Week {
  const none = (count: number) => Array.from({ length: count }, () => false);
  return { id, contests: none(2), daily: none(7), upsolves: none(2) };
}

/** `week` with one box ticked or unticked. */
export function tick(week: Week, part: PlanPart, index: number, on: boolean): Week {
  return { ...week, [part]: week[part].map((was, at) => (at === index ? on : was)) };
}

export const doneIn = (week: Week, part: PlanPart): number => week[part].filter(Boolean).length;
export const doneInAll = (week: Week): number => PLAN.reduce((sum, part) => sum + doneIn(week, part.id), 0);
