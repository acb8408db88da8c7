import { useCallback, useRef, useState } from 'react';
import { messageOf } from '#base/message-of.ts';
import type { ExerciseInputs, PythonExerciseData } from '#dataset/exercise.ts';
import { formatJson } from '#judge/json.ts';
import type { JudgeTask, OpenTest } from '#judge/task.ts';
import type { Report } from '#judge/verdict.ts';
import type { Runtime } from '#ui/judge/use-runtime.ts';

export type PythonState =
  | { kind: 'idle' }
  | { kind: 'running'; check: boolean }
  | { kind: 'judged'; source: string; check: boolean; report: Report }
  | { kind: 'stopped' }
  /** No fault of the program. */
  | { kind: 'broken'; message: string };

export interface PythonModel {
  state: PythonState;
  /** Tells whether all was right; undefined where it was stopped or couldn't be judged. `check`: on the hidden data too. */
  judge: (source: string, check: boolean) => Promise<boolean | undefined>;
}

/** Milliseconds one test may take in the fastest language; the judge gives Python more. */
const TIME_LIMIT_MS = 1000;

/** Judges programs on the exercise's samples and data, by the reference solution. */
export function usePython(
  exercise: PythonExerciseData,
  inputs: ExerciseInputs | undefined,
  runtime: Runtime,
): PythonModel {
  const [state, setState] = useState<PythonState>({ kind: 'idle' });
  const turn = useRef(0);
  const judge = useCallback(
    async (source: string, check: boolean) => {
      const own = ++turn.current;
      const tell = (next: PythonState) => turn.current === own && setState(next);
      setState({ kind: 'running', check });
      const { signature, checker, samples } = exercise;
      const task: JudgeTask = { signature, checker, timeLimitMs: TIME_LIMIT_MS };
      try {
        if (!inputs) throw new Error('The exercise’s data couldn’t load. Reload the page to try again.');
        const given = check ? [inputs.shown, inputs.hidden] : [inputs.shown];
        const session = runtime.session();
        const expected = await session.answers({
          task,
          source: exercise.source,
          inputs: given.map(formatJson),
        });
        const tests: OpenTest[] = [
          ...(samples as OpenTest[]),
          ...given.map((input, index) => ({ input, expected: expected[index] })),
        ];
        const report = await session.judge({ task, source, tests, mode: 'submit' });
        tell({ kind: 'judged', source, check, report });
        return report.verdict === 'Accepted';
      } catch (error) {
        const isStopped = error instanceof DOMException && error.name === 'AbortError';
        tell(isStopped ? { kind: 'stopped' } : { kind: 'broken', message: messageOf(error) });
      }
    },
    [exercise, inputs, runtime.session],
  );
  return { state, judge };
}
