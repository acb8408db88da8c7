import { afterAll, expect, test } from 'vitest';
import { expandValue } from '#judge/generate.ts';
import { formatJson } from '#judge/json.ts';
import type { Signature } from '#judge/signature.ts';
import type { Json } from '#judge/task.ts';
import { Replay } from '#trace/replay.ts';
import { stepWords } from '#trace/words.ts';
import { stepDrawer } from './draw-step.ts';
import type { nativeTracer } from './native.ts';

/** Questions whose solutions hold nothing but numbers and short texts: there is nothing to draw. */
const WITHOUT_STRUCTURE = new Set(['dsa/dynamic-programming/climbing-stairs']);
/** Steps of each run that are drawn and said, besides the first and the last. */
const SAMPLED = 25;

/** What is used of a question. */
interface Question {
  task: { signature: Signature };
  samples: { input: Parameters<typeof expandValue>[0] }[];
  solutions: Record<string, string | undefined>;
}

/** Tests that the solutions of all questions in a language are traced. A file a language: they run side by side. */
export function testReferenceSolutions(
  language: 'python' | 'java',
  tracer: ReturnType<typeof nativeTracer>,
  ids: readonly string[],
  readQuestion: (id: string) => Question,
): void {
  afterAll(tracer.dispose);

  test('there are questions', () => expect(ids.length).toBeGreaterThanOrEqual(161));

  test.each(ids)('%s: the reference solution is traced, drawn and said on its first sample', async (id) => {
    const { task, samples, solutions } = readQuestion(id);
    const source = solutions[language] ?? '';
    const input = expandValue(samples[0]?.input ?? {}) as Record<string, Json>;
    const result = await tracer.run(source, input, undefined, task.signature);
    if (result.kind !== 'traced') throw new Error(formatJson(result as unknown as Json));
    expect(result.outcome.kind).toBe('answer');
    const replay = new Replay(result.trace);
    expect(replay.length).toBeGreaterThan(1);
    const draw = stepDrawer(replay, source);
    const every = Math.max(1, Math.floor(replay.length / SAMPLED));
    let drawn = 0;
    for (
      let step = 0;
      step < replay.length;
      step = step + every >= replay.length && step < replay.length - 1 ? replay.length - 1 : step + every
    ) {
      expect(stepWords(replay, step)).toMatch(/\S.*\.$/s);
      for (const { boxes, links, marks, notes, width, height } of draw(step).pictures) {
        const numbers = [
          width,
          height,
          ...boxes.flatMap(({ x, y, width }) => [x, y, width]),
          ...links.flatMap(({ from, to }) => [...from, ...to]),
        ];
        expect(numbers.every((number) => Number.isFinite(number) && number > -60)).toBe(true);
        const keys = [...boxes, ...links, ...marks, ...notes].map(({ key }) => key);
        expect(boxes.map(({ key }) => key)).toEqual([...new Set(boxes.map(({ key }) => key))]);
        drawn += keys.length;
      }
    }
    if (!WITHOUT_STRUCTURE.has(id)) expect(drawn, 'nothing is drawn').toBeGreaterThan(0);
  });
}
