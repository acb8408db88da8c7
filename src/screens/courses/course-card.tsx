import { Link } from 'react-router';
import { courseTime } from './course-time.ts';
import type { Course } from './courses.ts';

/** A course as a link: what it is about, how long, for whom, and whether it is still to come. */
export function CourseCard({ course }: { course: Course }) {
  return (
    <Link
      to={course.to}
      className="flex h-full flex-col rounded-lg border bg-surface p-4 transition-colors hover:border-border-strong"
    >
      <span className="flex items-start justify-between gap-3">
        <span className="font-semibold">{course.title}</span>
        {course.soon && (
          <span className="mt-0.5 rounded border px-1 text-xs font-semibold tracking-wide text-muted">
            SOON
          </span>
        )}
      </span>
      <span className="mt-1 mb-4 text-sm text-muted">{course.text}</span>
      <span className="mt-auto flex gap-4 text-sm text-muted">
        <span>{course.lessons} lessons</span>
        {course.level && <span>{course.level}</span>}
        {course.minutes && <span>{courseTime(course.minutes)}</span>}
        {course.ready && <span>{course.ready} ready</span>}
      </span>
    </Link>
  );
}
