import type { ComponentType } from 'react';
import type { DataSet, ExerciseData } from '#dataset/exercise.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { loadDataSet } from './data-sets.ts';

type Part = ReturnType<typeof lazyPart<object>>;

/** The exercise's screen with its data set, which come together. */
async function loadPart(exercise: ExerciseData): Promise<{ default: ComponentType<object> }> {
  if (exercise.kind === 'python') {
    const [{ default: PythonExercise }, { default: inputs }] = await Promise.all([
      import('./python/python-exercise.tsx'),
      import('virtual:dataset/exercise-inputs'),
    ]);
    return { default: () => <PythonExercise exercise={exercise} inputs={inputs[exercise.id]} /> };
  }
  const [{ default: SqlExercise }, data] = await Promise.all([
    import('./sql/sql-exercise.tsx'),
    loadDataSet(exercise.data),
  ] satisfies [Promise<unknown>, Promise<DataSet>]);
  return { default: () => <SqlExercise exercise={exercise} data={data} /> };
}

const parts = new Map<string, Part>();

/** What is opened of an exercise: loaded when it's first shown, and the same component from then on. */
export function partOf(exercise: ExerciseData): Part {
  const known = parts.get(exercise.id);
  if (known) return known;
  const part = lazyPart(() => loadPart(exercise));
  parts.set(exercise.id, part);
  return part;
}
