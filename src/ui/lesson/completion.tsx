import { CircleCheck } from 'lucide-react';
import type { LessonPageData } from '#dataset/lesson.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { completeLesson, reopenLesson } from '#storage/record-lesson.ts';
import { countCompleted, useLessons } from '#storage/use-lessons.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

/** Marks the lesson as completed, or takes that back, and shows what it does to the collection's progress. */
export function Completion({ lesson }: { lesson: LessonPageData }) {
  const read = useLessons();
  const completed = read.get(lesson.id) === 'completed';
  const done = countCompleted(read, lesson.siblings);
  return (
    <section aria-label="Completion" className="mt-14 print:hidden rounded-lg border bg-surface p-4 sm:p-5">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        {completed ? (
          <>
            <p className="flex items-center gap-2 font-medium">
              <CircleCheck size={18} className="text-easy" aria-hidden />
              Completed
            </p>
            <Button onClick={() => void reopenLesson(lesson.id)}>Undo</Button>
          </>
        ) : (
          <>
            <p className="text-muted">Could you explain it without looking?</p>
            <Button variant="primary" onClick={() => void completeLesson(lesson.id)}>
              Mark as completed
            </Button>
          </>
        )}
      </div>
      <div className="mt-4">
        <ProgressBar
          label={`${lessonCollections[lesson.collection].title} progress`}
          done={done}
          total={lesson.siblings.length}
        />
      </div>
    </section>
  );
}
