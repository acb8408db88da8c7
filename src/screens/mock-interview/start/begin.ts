import { drawQuestions } from '#interview/draw.ts';
import type { Interview } from '#interview/interview.ts';
import { planFor } from '#interview/plan.ts';
import { interviews } from '#storage/interview-records.ts';
import type { Setup } from './use-setup.ts';

/** Questions that can be asked, by `databaseId`: those that are written. */
async function loadTitles(): Promise<Map<string, string>> {
  const [{ default: coding }, { default: others }] = await Promise.all([
    import('virtual:dataset/rows'),
    import('virtual:dataset/answer-rows'),
  ]);
  return new Map(
    [...coding, ...others].flatMap(({ written, databaseId, title }) =>
      written && databaseId ? [[databaseId, title]] : [],
    ),
  );
}

/** Draws the questions and starts the clock. A seed alone decides; without one, what was asked lately comes last. */
export async function beginInterview({ kind, minutes, seed }: Setup): Promise<Interview> {
  const titles = await loadTitles();
  const earlier = (await interviews.list()).sort((a, b) => b.startedAt - a.startedAt);
  const recent = earlier.flatMap(({ questions }) => questions.map(({ id }) => id));
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
  };
  await interviews.put(interview);
  return interview;
}
