import { afterAll, expect, test } from 'vitest';
import { createNativePythonRunner } from '#judge/languages/python/node/native.ts';
import { languageOf } from '#judge/languages.ts';
import { runnableSignature } from '#judge/task.ts';
import { keySteps } from '#trace/key-steps.ts';
import { Replay } from '#trace/replay.ts';
import { traceProgram } from '../../src/screens/coding/dry-run/trace-program.ts';
import { readDsaIndex } from '../read/read-index.ts';
import { readQuestion } from '../read/read-question.ts';
import { walkthroughOf } from './walkthrough.ts';

const runner = createNativePythonRunner();
afterAll(() => runner.dispose());

const walkthroughs = readDsaIndex().flatMap(({ databaseId }) => {
  const { trace, editorial, task, solutions } = readQuestion(databaseId);
  const [signature, source] = [runnableSignature(task), solutions.python ?? ''];
  const walkthrough = walkthroughOf({ trace, text: editorial.text, signature, source });
  return walkthrough ? [{ databaseId, walkthrough, task, source }] : [];
});

test('at least 40 questions have a dry run with captions', () =>
  expect(walkthroughs.length).toBeGreaterThanOrEqual(40));

test.each(walkthroughs)(
  '$databaseId: each row of the traced example is the caption of a step',
  async ({ walkthrough: { input, lines, moment, rows }, task, source }) => {
    const result = await traceProgram(runner, { language: languageOf('python'), task, source, input });
    if (result.kind !== 'traced') throw new Error(JSON.stringify(result));
    expect(result.outcome.kind).toBe('answer');
    expect(keySteps(new Replay(result.trace), lines, moment)).toHaveLength(rows.length);
  },
);
