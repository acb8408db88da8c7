import lessons from 'virtual:dataset/lessons';
import { compileLesson } from '#dataset/content.server.ts';
import type { LessonPageData } from '#dataset/lesson.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { THINGS, type ThingId } from '#dataset/things.ts';
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
import { ThingCard } from './try/thing-card.tsx';

const known = new Set(lessons.map(({ id }) => id));

/** A lesson with the words of its things to try: a page carries its own, not those of all lessons. */
interface LessonWithThings extends LessonPageData {
  things: { id: ThingId; title: string; text: string }[];
}

/** Runs at build time. */
export const loader = async ({ params }: Route.LoaderArgs): Promise<LessonWithThings> => {
  const lesson = await compileLesson(courseIdOf(params.course), params.lesson);
  return { ...lesson, things: lesson.tryIt.map((id) => ({ id, ...THINGS[id] })) };
};

export const clientLoader = knownLoader<LessonWithThings, { course: string; lesson: string }>((params) =>
  known.has(`${params.course}/${params.lesson}`),
);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(
        `${loaderData.title}, ${lessonCollections[loaderData.collection].title}`,
        loaderData.description,
      )
    : pageMeta('Lesson not found', 'We couldn’t find that lesson.');

/** A lesson of a course, with its things to try. */
export default function LessonRoute({ loaderData, params }: Route.ComponentProps) {
  if (!loaderData) {
    const to = isKnownCourse(params.course) ? paths.course(params.course) : paths.learningCourses;
    return <LessonNotFound title="Lesson not found" to={to} label="All lessons" />;
  }
  const { title, to } = lessonCollections[loaderData.collection];
  const things = loaderData.things.map((thing) => <ThingCard key={thing.id} {...thing} />);
  return (
    <Page>
      <div className="mb-5">
        <BackLink to={to} label={title} />
      </div>
      <LessonView
        key={loaderData.id}
        lesson={loaderData}
        things={things.length > 0 && <div className="space-y-4">{things}</div>}
        exercises={loaderData.exercises.length > 0 && <ExerciseList exercises={loaderData.exercises} />}
      />
    </Page>
  );
}
