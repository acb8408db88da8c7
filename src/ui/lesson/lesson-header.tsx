import { CircleCheck, Clock } from 'lucide-react';
import type { LessonPageData } from '#dataset/lesson.ts';
import { useLessons } from '#storage/use-lessons.ts';
import { DifficultyBadge } from '#ui/difficulty-badge.tsx';

/** Title, one sentence, and how hard and how long the lesson is. */
export function LessonHeader({ lesson }: { lesson: LessonPageData }) {
  const completed = useLessons().get(lesson.id) === 'completed';
  return (
    <header>
      <p className="text-sm text-muted tabular-nums">
        Lesson {lesson.number} of {lesson.siblings.length}
      </p>
      <h1 className="mt-1 text-2xl leading-tight font-semibold sm:text-3xl">{lesson.title}</h1>
      <p className="mt-3 text-lg text-muted">{lesson.description}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        <DifficultyBadge difficulty={lesson.difficulty} />
        <span className="inline-flex items-center gap-1.5">
          <Clock size={14} aria-hidden />
          {lesson.duration}
        </span>
        {completed && (
          <span className="inline-flex items-center gap-1.5 text-easy">
            <CircleCheck size={15} aria-hidden />
            Completed
          </span>
        )}
      </div>
    </header>
  );
}
