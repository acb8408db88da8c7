import { Link } from 'react-router';
import type { LessonSummary } from '#dataset/lesson.ts';
import { useLessons } from '#storage/use-lessons.ts';
import { buttonClass } from '#ui/button.tsx';

/** The way into the first lesson that is not completed; once all are, into the first again. */
export function ContinueCourse({ lessons }: { lessons: LessonSummary[] }) {
  const read = useLessons();
  const begun = lessons.some(({ id }) => read.has(id));
  const open = lessons.find(({ id }) => read.get(id) !== 'completed');
  const next = open ?? lessons[0];
  if (!next) return null;
  const label = !open ? 'Read again' : begun ? 'Continue' : 'Start the course';
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Link to={next.to} className={buttonClass({ variant: 'primary' })}>
        {label}
      </Link>
      <span className="text-sm text-muted">
        {open ? 'Next' : 'All lessons completed'}: {next.title}
      </span>
    </p>
  );
}
