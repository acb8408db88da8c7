import { drawQuestions } from '#interview/draw.ts';
import { eligible } from '#interview/eligible.ts';
import type { Interview } from '#interview/interview.ts';
import { planFor } from '#interview/plan.ts';
import { interviews } from '#storage/interview-records.ts';
import { loadPool } from './pool.ts';
import type { Setup } from './use-setup.ts';

/**
 * Draws the questions and starts the clock. A seed alone decides among the questions that were wished for; without one, what was asked
 * lately comes last.
 * @throws where the wish leaves no question; the form says so before
 */
export async function beginInterview(setup: Setup): Promise<Interview> {
  const { kind, minutes, seed, run } = setup;
  const { rows, seen, recent } = await loadPool();
  const titles = new Map(eligible(rows, setup, seen).map(({ id, title }) => [id, title]));
  const drawn = drawQuestions(planFor(kind, minutes), [...titles.keys()], {
    seed: seed || crypto.randomUUID(),
    recent: seed ? [] : recent,
  });
  const interview: Interview = {
    id: crypto.randomUUID(),
    kind,
    minutes,
    questions: drawn.map((id) => ({ id, title: titles.get(id) ?? id, skipped: false, met: [] })),
    current: 0,
    startedAt: Date.now(),
    pausedMs: 0,
    runsCode: run,
  };
  await interviews.put(interview);
  return interview;
}
