import lessons from 'virtual:dataset/lessons';
import { compileLesson } from '#dataset/content.server.ts';
import type { LessonPageData } from '#dataset/lesson.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { paths } from '#paths.ts';
import { BackLink } from '#ui/back-link.tsx';
import { knownLoader } from '#ui/known-loader.ts';
import { LessonNotFound } from '#ui/lesson/lesson-not-found.tsx';
import { LessonView } from '#ui/lesson/lesson-view.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import type { Route } from './+types/lesson-route.ts';
import { ExerciseList } from './exercises/exercise-list.tsx';
import { courseIdOf, isKnownCourse } from './known-course.ts';

const known = new Set(lessons.map(({ id }) => id));

/** Runs at build time. */
export const loader = ({ params }: Route.LoaderArgs) =>
  compileLesson(courseIdOf(params.course), params.lesson);

export const clientLoader = knownLoader<LessonPageData, { course: string; lesson: string }>((params) =>
  known.has(`${params.course}/${params.lesson}`),
);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(
        `${loaderData.title}, ${lessonCollections[loaderData.collection].title}`,
        loaderData.description,
      )
    : pageMeta('Lesson not found', 'We couldn’t find that lesson.');

/** A lesson of a course, with its exercises. */
export default function LessonRoute({ loaderData, params }: Route.ComponentProps) {
  if (!loaderData) {
    const to = isKnownCourse(params.course) ? paths.course(params.course) : paths.learningCourses;
    return <LessonNotFound title="Lesson not found" to={to} label="All lessons" />;
  }
  const { title, to } = lessonCollections[loaderData.collection];
  return (
    <Page>
      <div className="mb-5">
        <BackLink to={to} label={title} />
      </div>
      <LessonView
        key={loaderData.id}
        lesson={loaderData}
        exercises={loaderData.exercises.length > 0 && <ExerciseList exercises={loaderData.exercises} />}
      />
    </Page>
  );
}
