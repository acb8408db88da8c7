import { parseJson } from './json.ts';
import type { Runner } from './runner.ts';
import { type Json, type JudgeTask, runnableSignature } from './task.ts';

interface ReferenceRequest {
  runner: Runner;
  task: JudgeTask;
  /** The reference solution's source, in the runner's language. */
  source: string;
  /** Texts of inputs, as `Runner.run` takes them. */
  inputs: string[];
  timeLimitMs: number;
  signal?: AbortSignal;
}

/** What the reference solution answers to each input; undefined where it has no answer. Rejects when the signal aborts or the runtime fails. */
export async function referenceAnswers({
  runner,
  task,
  source,
  inputs,
  timeLimitMs,
  signal,
}: ReferenceRequest): Promise<(Json | undefined)[]> {
  const compiled = await runner.compile(runnableSignature(task), source, signal);
  if (!compiled.ok) return inputs.map(() => undefined);
  const answers: (Json | undefined)[] = [];
  for (const input of inputs) {
    signal?.throwIfAborted();
    const outcome = await runner.run(input, { timeLimitMs, signal });
    answers.push(outcome.kind === 'answer' ? parseJson(outcome.output) : undefined);
  }
  return answers;
}
