import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { compileSummary } from '#dataset/content.server.ts';
import type { CourseSummaryData } from '#dataset/course.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { paths } from '#paths.ts';
import { BarePage } from '#shell/bare-page.tsx';
import { Button } from '#ui/button.tsx';
import { Html } from '#ui/html.tsx';
import { knownLoader } from '#ui/known-loader.ts';
import { LessonNotFound } from '#ui/lesson/lesson-not-found.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import type { Route } from './+types/summary-route.ts';
import { fullCourseIdOf, isKnownFullCourse } from './known-course.ts';

/** Runs at build time. */
export const loader = ({ params }: Route.LoaderArgs) => compileSummary(fullCourseIdOf(params.course));

export const clientLoader = knownLoader<CourseSummaryData, { course: string }>(({ course }) =>
  isKnownFullCourse(course),
);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(
        `Summary, ${lessonCollections[loaderData.id].title}`,
        `The points and terms of all lessons of ${lessonCollections[loaderData.id].title}, made to be printed.`,
      )
    : pageMeta('Summary not found', 'We couldn’t find that summary.');

/** A course on a few printed pages: what to keep of each lesson, and its terms. */
export default function SummaryRoute({ loaderData: course }: Route.ComponentProps) {
  if (!course)
    return <LessonNotFound title="Summary not found" to={paths.learningCourses} label="All courses" />;
  const { title, to } = lessonCollections[course.id];
  return (
    <BarePage back={{ to, label: title }} width="reading">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="text-2xl leading-tight font-semibold">{title}: summary</h1>
        <Button className="print:hidden" onClick={() => window.print()}>
          <Printer size={15} aria-hidden />
          Print
        </Button>
      </div>
      {course.lessons.map((lesson, index) => (
        <section key={lesson.to} className="mt-7 break-inside-avoid">
          <h2 className="font-semibold">
            {index + 1}.{' '}
            <Link to={lesson.to} className="rounded hover:text-accent">
              {lesson.title}
            </Link>
          </h2>
          <ul className="mt-1.5 list-disc space-y-1 pl-5 text-base">
            {lesson.remember.map((point) => (
              <li key={point}>
                <Html as="span" className="prose-inline" html={point} />
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-muted">
            {lesson.terms.map(({ term, meaning }) => (
              <span key={term} className="mr-2">
                <span className="font-medium text-text">{term}:</span>{' '}
                <Html as="span" className="prose-inline" html={meaning} />
              </span>
            ))}
          </p>
        </section>
      ))}
    </BarePage>
  );
}
