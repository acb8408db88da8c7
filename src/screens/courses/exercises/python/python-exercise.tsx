import { useMemo } from 'react';
import type { ExerciseInputs, PythonExerciseData } from '#dataset/exercise.ts';
import { formatJson } from '#judge/json.ts';
import { languageOf } from '#judge/languages.ts';
import type { Json } from '#judge/task.ts';
import { useExercise } from '#storage/use-exercise.ts';
import type { LineMark } from '#ui/code-editor/line-marks.ts';
import { FoldedText } from '#ui/folded-text.tsx';
import { InstallOffer } from '#ui/judge/install-offer.tsx';
import { useRuntime } from '#ui/judge/use-runtime.ts';
import { ExerciseActions } from '../exercise-actions.tsx';
import { ExerciseEditor } from '../exercise-editor.tsx';
import { ExerciseHelp } from '../exercise-help.tsx';

import { PythonOutput } from './python-output.tsx';
import { type PythonState, usePython } from './use-python.ts';

const language = languageOf('python');

/** Where the program that was judged last went wrong, as long as it stands in the editor. */
function useMarks(state: PythonState, source: string): LineMark[] {
  return useMemo(() => {
    if (state.kind !== 'judged' || state.source !== source) return [];
    const { diagnostics, failure } = state.report;
    return [...diagnostics, ...(failure ? [failure] : [])].flatMap(({ line, message = '' }) =>
      line === undefined ? [] : [{ line, message }],
    );
  }, [state, source]);
}

/** A sample and the data set: what a program gets. */
function Inputs({ exercise, inputs }: { exercise: PythonExerciseData; inputs: ExerciseInputs | undefined }) {
  const cases = [
    ...exercise.samples.map(({ input, expected, explanation }, index) => ({
      title: `Sample ${index + 1}`,
      values: { ...(input as Record<string, Json>), 'expected answer': expected as Json },
      explanation,
    })),
    ...(inputs ? [{ title: 'The data set', values: inputs.shown, explanation: undefined }] : []),
  ];
  return (
    <div className="space-y-1.5">
      {cases.map(({ title, values, explanation }) => (
        <details key={title} className="rounded-md border px-3 py-2 text-sm">
          <summary className="rounded font-medium">{title}</summary>
          <dl className="mt-2 space-y-1.5">
            {Object.entries(values).map(([name, value]) => (
              <div key={name}>
                <dt className="text-muted">{name}</dt>
                <dd>
                  <FoldedText text={formatJson(value)} />
                </dd>
              </div>
            ))}
          </dl>
          {explanation && <p className="mt-2 text-muted">{explanation}</p>}
        </details>
      ))}
    </div>
  );
}

interface Props {
  exercise: PythonExerciseData;
  inputs: ExerciseInputs | undefined;
}

/** A Python exercise: what the program gets, an editor, and what it answers. */
export default function PythonExercise({ exercise, inputs }: Props) {
  const starter = useMemo(() => language.starter(exercise.signature), [exercise]);
  const { source, status, loaded, setSource, setAttempt } = useExercise(exercise.id, starter);
  const runtime = useRuntime(language);
  const { state, judge } = usePython(exercise, inputs, runtime);
  const marks = useMarks(state, source);
  const canRun = loaded && runtime.installed;
  const runNow = () => canRun && void judge(source, false);
  const checkNow = () =>
    canRun && void judge(source, true).then((right) => right !== undefined && setAttempt(right));
  return (
    <>
      <Inputs exercise={exercise} inputs={inputs} />
      <ExerciseEditor
        mode={language.editorMode}
        source={source}
        onChange={setSource}
        readOnly={!loaded}
        marks={marks}
        onRun={runNow}
        onCheck={checkNow}
      />
      {!runtime.installed && <InstallOffer language={language} runtime={runtime} />}
      <ExerciseActions
        running={state.kind === 'running'}
        disabled={!canRun}
        onRun={runNow}
        onCheck={checkNow}
        onStop={runtime.stop}
        onReset={() => setSource(starter)}
      />
      <div role="status" className="mt-4">
        <PythonOutput state={state} exercise={exercise} language={language} />
      </div>
      <ExerciseHelp exercise={exercise} attempted={status === 'attempted' || status === 'solved'} />
    </>
  );
}
