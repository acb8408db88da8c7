import { useState } from 'react';
import type { LessonSummary } from '#dataset/lesson.ts';
import { countCompleted, useLessons } from '#storage/use-lessons.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { LessonCard } from './lesson-card.tsx';

/** A course: its progress and its lessons in order, one of them open at a time. */
export function LessonList({ title, lessons }: { title: string; lessons: LessonSummary[] }) {
  const [open, setOpen] = useState<string>();
  const read = useLessons();
  const done = countCompleted(
    read,
    lessons.map(({ id }) => id),
  );
  return (
    <>
      <div className="mt-6 mb-8">
        <ProgressBar label={`${title} progress`} done={done} total={lessons.length} />
      </div>
      <ol className="space-y-2.5">
        {lessons.map((lesson, index) => (
          <li key={lesson.id}>
            <LessonCard
              number={index + 1}
              lesson={lesson}
              read={read.get(lesson.id)}
              open={open === lesson.id}
              onToggle={() => setOpen(open === lesson.id ? undefined : lesson.id)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
