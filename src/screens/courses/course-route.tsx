import { amount } from '#base/amount.ts';
import { compileCourse } from '#dataset/content.server.ts';
import type { CoursePageData } from '#dataset/course.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { paths } from '#paths.ts';
import { BackLink } from '#ui/back-link.tsx';
import { knownLoader } from '#ui/known-loader.ts';
import { LessonList } from '#ui/lesson/lesson-list.tsx';
import { LessonNotFound } from '#ui/lesson/lesson-not-found.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import type { Route } from './+types/course-route.ts';
import { ContinueCourse } from './continue-course.tsx';
import { CourseEnd } from './course-end.tsx';
import { courseTime } from './course-time.ts';
import { COURSE_FACTS } from './courses.ts';
import { courseIdOf, isKnownCourse } from './known-course.ts';

/** Runs at build time. */
export const loader = ({ params }: Route.LoaderArgs) => compileCourse(courseIdOf(params.course));

export const clientLoader = knownLoader<CoursePageData, { course: string }>(({ course }) =>
  isKnownCourse(course),
);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(`${lessonCollections[loaderData.id].title} course`, lessonCollections[loaderData.id].subtitle)
    : pageMeta('Course not found', 'We couldn’t find that course.');

/** A course: how long and for whom, the way on, its lessons in order, and what is at its end. */
export default function CourseRoute({ loaderData: course }: Route.ComponentProps) {
  if (!course)
    return <LessonNotFound title="Course not found" to={paths.learningCourses} label="All courses" />;
  const { title, subtitle } = lessonCollections[course.id];
  const { level, lessons: planned } = COURSE_FACTS[course.id];
  const here = course.lessons.length;
  return (
    <Page width="reading">
      <BackLink to={paths.learningCourses} label="Learning Courses" />
      <h1 className="mt-5 text-2xl leading-tight font-semibold">{title}</h1>
      <p className="mt-1 text-muted">{subtitle}</p>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span>{level}</span>
        <span>{here < planned ? `${here} of ${planned} lessons so far` : amount(here, 'lesson')}</span>
        <span>{courseTime(course.minutes)}</span>
        {course.exercises > 0 && <span>{amount(course.exercises, 'exercise')}</span>}
      </p>
      <ContinueCourse lessons={course.lessons} />
      <LessonList title={title} lessons={course.lessons} />
      {course.questions > 0 && <CourseEnd id={course.id} questions={course.questions} />}
    </Page>
  );
}
