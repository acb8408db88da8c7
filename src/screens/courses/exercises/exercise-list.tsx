import type { ExerciseData } from '#dataset/exercise.ts';
import { useExerciseStatuses } from '#storage/use-exercise.ts';
import { ExerciseCard } from './exercise-card.tsx';

/** A lesson's exercises. */
export function ExerciseList({ exercises }: { exercises: ExerciseData[] }) {
  const statuses = useExerciseStatuses();
  return (
    <div className="space-y-4">
      {exercises.map((exercise) => (
        <ExerciseCard key={exercise.id} exercise={exercise} solved={statuses.get(exercise.id) === 'solved'} />
      ))}
    </div>
  );
}
