import type { JudgeSession } from '#judge/browser/session.ts';
import { canScale } from '#judge/complexity/scale-input.ts';
import type { OpenTest } from '#judge/task.ts';
import type { Program } from '../console/program.ts';

/** An accepted program whose growth can be measured. */
export interface Measurable {
  session: JudgeSession;
  request: Parameters<JudgeSession['growth']>[0];
}

/** Where there is a reference solution to measure beside it and a large generated test to scale. */
export function measurableOf(
  { question, language, source, session }: Program,
  tests: OpenTest[],
): Measurable | undefined {
  const reference = question.solutions[language.id]?.source;
  if (!session || reference === undefined || !tests.some(({ input }) => canScale(input))) return;
  return { session, request: { task: question.task, source, reference, tests } };
}
