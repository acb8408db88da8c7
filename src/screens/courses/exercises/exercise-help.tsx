import { useState } from 'react';
import type { ExerciseData } from '#dataset/exercise.ts';
import { Button } from '#ui/button.tsx';
import { Html } from '#ui/html.tsx';

interface Props {
  exercise: ExerciseData;
  /** The solution is offered after a first try. */
  attempted: boolean;
}

/** Hints one after another, and the reference solution with its reason once the user has tried. */
export function ExerciseHelp({ exercise, attempted }: Props) {
  const [hints, setHints] = useState(0);
  const [solution, setSolution] = useState(false);
  const total = exercise.hints.length;
  return (
    <div className="mt-4 border-t pt-4">
      {hints > 0 && (
        <ol className="mb-3 list-decimal space-y-1 pl-5 text-sm">
          {exercise.hints.slice(0, hints).map((hint) => (
            <li key={hint}>
              <Html as="span" className="prose-inline" html={hint} />
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {hints < total && (
          <Button size="sm" onClick={() => setHints(hints + 1)}>
            Hint {hints + 1} of {total}
          </Button>
        )}
        {attempted ? (
          <Button size="sm" aria-expanded={solution} onClick={() => setSolution(!solution)}>
            {solution ? 'Hide solution' : 'Show solution'}
          </Button>
        ) : (
          <span className="text-sm text-muted">The solution opens after your first check.</span>
        )}
      </div>
      {solution && (
        <div className="prose mt-3">
          <Html html={exercise.solution} />
          <Html html={exercise.explanation} />
        </div>
      )}
    </div>
  );
}
