import { useState } from 'react';
import type { LessonSummary } from '#dataset/lesson.ts';
import { countCompleted, useLessons } from '#storage/use-lessons.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { LessonCard } from './lesson-card.tsx';

interface Module {
  /** Undefined in a collection without modules. */
  title?: string;
  lessons: { lesson: LessonSummary; number: number }[];
}

/** Lessons with the same module that follow one another, each with its place in the whole. */
function modulesOf(lessons: LessonSummary[]): Module[] {
  const modules: Module[] = [];
  for (const [index, lesson] of lessons.entries()) {
    const entry = { lesson, number: index + 1 };
    const last = modules.at(-1);
    if (last && last.title === lesson.module) last.lessons.push(entry);
    else modules.push({ title: lesson.module, lessons: [entry] });
  }
  return modules;
}

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
      {modulesOf(lessons).map((module) => (
        <div key={module.title ?? ''} className={module.title && 'mb-8'}>
          {module.title && <h2 className="mb-3 font-semibold">{module.title}</h2>}
          <ol className="space-y-2.5" start={module.lessons[0]?.number}>
            {module.lessons.map(({ lesson, number }) => (
              <li key={lesson.id}>
                <LessonCard
                  number={number}
                  lesson={lesson}
                  read={read.get(lesson.id)}
                  open={open === lesson.id}
                  heading={module.title ? 'h3' : 'h2'}
                  onToggle={() => setOpen(open === lesson.id ? undefined : lesson.id)}
                />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </>
  );
}
