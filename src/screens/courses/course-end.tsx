import { FileText, ListChecks } from 'lucide-react';
import { Link } from 'react-router';
import type { CourseId } from '#dataset/course-ids.ts';
import { paths } from '#paths.ts';

const card = 'flex gap-3 rounded-lg border bg-surface p-4 transition-colors hover:border-border-strong';

/** What is at the end of a course: its final quiz and its summary. */
export function CourseEnd({ id, questions }: { id: CourseId; questions: number }) {
  return (
    <ul className="mt-6 grid gap-3 sm:grid-cols-2">
      <li>
        <Link to={paths.courseQuiz(id)} className={card}>
          <ListChecks size={18} className="mt-0.5 shrink-0 text-accent" aria-hidden />
          <span>
            <span className="block font-semibold">Final quiz</span>
            <span className="text-sm text-muted">
              {questions} questions. A miss brings the lesson back for review.
            </span>
          </span>
        </Link>
      </li>
      <li>
        <Link to={paths.courseSummary(id)} className={card}>
          <FileText size={18} className="mt-0.5 shrink-0 text-accent" aria-hidden />
          <span>
            <span className="block font-semibold">Summary to print</span>
            <span className="text-sm text-muted">The points and terms of all lessons on a few pages.</span>
          </span>
        </Link>
      </li>
    </ul>
  );
}
