import { useMemo } from 'react';
import type { DataSet, SqlExerciseData } from '#dataset/exercise.ts';
import { lineAt } from '#exercises/locate-error.ts';
import { useExercise } from '#storage/use-exercise.ts';
import type { LineMark } from '#ui/code-editor/line-marks.ts';
import { ExerciseActions } from '../exercise-actions.tsx';
import { ExerciseEditor } from '../exercise-editor.tsx';
import { ExerciseHelp } from '../exercise-help.tsx';
import { SchemaView } from './schema-view.tsx';
import { SqlOutput } from './sql-output.tsx';
import { type SqlState, useSql } from './use-sql.ts';

const STARTER = '-- Write your query here.\n';
const sqlMode = async () => {
  const { SQLite, sql } = await import('@codemirror/lang-sql');
  return sql({ dialect: SQLite });
};

/** Where the query that was run last is wrong, as long as it stands in the editor. */
function useMarks(state: SqlState, source: string): LineMark[] {
  return useMemo(() => {
    const outcome =
      state.kind === 'ran'
        ? state.outcome
        : state.kind === 'checked' && state.verdict.kind === 'failed'
          ? state.verdict.outcome
          : undefined;
    if (!outcome || !('source' in state) || state.source !== source) return [];
    if (outcome.kind !== 'error' || outcome.offset === undefined) return [];
    return [{ line: lineAt(source, outcome.offset).line, message: outcome.message }];
  }, [state, source]);
}

/** An SQL exercise: its tables, an editor, and what a query returns or misses. */
export default function SqlExercise({ exercise, data }: { exercise: SqlExerciseData; data: DataSet }) {
  const { source, status, loaded, setSource, setAttempt } = useExercise(exercise.id, STARTER);
  const { state, run, check, stop } = useSql(data, exercise);
  const marks = useMarks(state, source);
  const runNow = () => void run(source);
  const checkNow = () =>
    void check(source).then((verdict) => verdict && setAttempt(verdict.kind === 'accepted'));
  return (
    <>
      <SchemaView data={data} />
      <ExerciseEditor
        mode={sqlMode}
        source={source}
        onChange={setSource}
        readOnly={!loaded}
        marks={marks}
        onRun={runNow}
        onCheck={checkNow}
      />
      <ExerciseActions
        running={state.kind === 'running'}
        disabled={!loaded}
        onRun={runNow}
        onCheck={checkNow}
        onStop={stop}
        onReset={() => setSource(STARTER)}
      />
      <div role="status" className="mt-4">
        <SqlOutput state={state} />
      </div>
      <ExerciseHelp exercise={exercise} attempted={status === 'attempted' || status === 'solved'} />
    </>
  );
}
