import { compileCourse, lessonSummaries } from '#dataset/content.server.ts';
import type { CourseId } from '#dataset/course.ts';
import { PAGES } from '#pages.ts';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import type { Route } from './+types/learning-courses-route.ts';
import { CourseCard } from './course-card.tsx';
import { courseSections } from './courses.ts';

export const meta = () =>
  pageMeta(PAGES.learningCourses.title, 'Courses on system design, resumes, behavioral and data interviews.');

/** What there is of a course, at build time. */
function written(id: CourseId): { lessons: number; minutes: number } {
  const { lessons, minutes } = compileCourse(id);
  return { lessons: lessons.length, minutes };
}

export const loader = () => ({
  speedrun: lessonSummaries('speedrun').length,
  foundations: lessonSummaries('design-foundations').length,
  courses: {
    'low-level-design': written('low-level-design'),
    'resume-writing': written('resume-writing'),
    'behavioral-interview': written('behavioral-interview'),
    'ab-testing': written('ab-testing'),
    'product-case': written('product-case'),
    'ml-for-data': written('ml-for-data'),
  } satisfies Record<CourseId, object>,
});

// Asked of the kept data file where the fallback page stands in for the prerendered one, offline.
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader();

export default function LearningCoursesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <h1 className="text-2xl font-semibold">Learning Courses</h1>
      <p className="mt-1 text-muted">Self-paced, in order. Unreleased courses are marked Soon.</p>
      {courseSections(loaderData.speedrun, loaderData.foundations, loaderData.courses).map((section) => (
        <section key={section.title} aria-label={section.title} className="mt-9">
          <h2 className="text-xl font-semibold">{section.title}</h2>
          <p className="mt-0.5 text-sm text-muted">{section.text}</p>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {section.courses.map((course) => (
              <li key={course.title}>
                <CourseCard course={course} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}
