import { z } from 'zod/mini';
import { type DsaQuestion, hiddenTestsSchema } from '#dataset/schema.ts';
import type { JudgeTest } from '#judge/task.ts';

/**
 * What Submit judges with: the samples, then the hidden tests.
 * @throws with a message to show where they cannot be loaded
 */
export async function fetchHiddenTests(question: DsaQuestion, signal: AbortSignal): Promise<JudgeTest[]> {
  let hidden: JudgeTest[];
  try {
    const response = await fetch(question.testsUrl, { signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    hidden = z.parse(hiddenTestsSchema, await response.json()) as JudgeTest[];
  } catch (error) {
    if (signal.aborted) throw error;
    throw new Error(
      'Couldn’t load the hidden tests. Check your connection and submit again; your code is saved.',
    );
  }
  const samples = question.samples.map(({ input, expected }) => ({ input, expected }) as JudgeTest);
  return [...samples, ...hidden];
}
