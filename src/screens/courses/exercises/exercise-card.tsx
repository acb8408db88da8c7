import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { ExerciseData } from '#dataset/exercise.ts';
import { Button } from '#ui/button.tsx';
import { DifficultyBadge } from '#ui/difficulty-badge.tsx';
import { Html } from '#ui/html.tsx';
import { partOf } from './exercise-part.tsx';

interface Props {
  exercise: ExerciseData;
  solved: boolean;
}

const LANGUAGE = { sql: 'SQL', python: 'Python' } as const;

/** An exercise: what it asks for, and its editor once it's opened, so that a lesson loads none of it before. */
export function ExerciseCard({ exercise, solved }: Props) {
  const [open, setOpen] = useState(false);
  const { title, topic, difficulty, kind, task } = exercise;
  const Part = partOf(exercise);
  return (
    <section aria-label={title} className="rounded-lg border bg-surface p-4 sm:p-5">
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <DifficultyBadge difficulty={difficulty} />
        <span>{LANGUAGE[kind]}</span>
        <span>{topic}</span>
        {solved && (
          <span className="inline-flex items-center gap-1.5 text-easy">
            <CircleCheck size={15} aria-hidden />
            Solved
          </span>
        )}
      </p>
      <Html className="prose mt-3" html={task} />
      {open ? (
        <div className="mt-4">
          <Part fallback={<p className="text-sm text-muted">Loading…</p>} />
        </div>
      ) : (
        <Button variant="primary" className="mt-4" onClick={() => setOpen(true)}>
          Open
          <span className="sr-only">: {title}</span>
        </Button>
      )}
    </section>
  );
}
