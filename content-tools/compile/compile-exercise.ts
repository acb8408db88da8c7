import type { ExerciseData } from '#dataset/exercise.ts';
import { highlightCode } from '../read/highlight.ts';
import { renderInline, renderMarkdown } from '../read/markdown.ts';
import { exercisesOf, readExercise } from '../read/read-exercise.ts';

function compileExercise(id: string): ExerciseData {
  const exercise = readExercise(id);
  const { title, topic, difficulty, data, kind } = exercise;
  const common = {
    id,
    title,
    topic,
    difficulty,
    data,
    task: renderMarkdown(exercise.task),
    hints: exercise.hints.map(renderInline),
    source: exercise.solution,
    solution: highlightCode(exercise.solution, kind),
    explanation: renderMarkdown(exercise.explanation),
  };
  if (exercise.kind === 'sql') {
    const { ordered, tolerance } = exercise;
    return { kind: 'sql', ...common, ordered, tolerance };
  }
  const { signature, checker, samples } = exercise;
  return { kind: 'python', ...common, signature, checker, samples };
}

/** A lesson's exercises as its page loads them. `lesson` is `course/lesson`. */
export const compileExercises = (lesson: string): ExerciseData[] => exercisesOf(lesson).map(compileExercise);
