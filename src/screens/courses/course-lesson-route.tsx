import { compileLesson } from '#dataset/content.server.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { BackLink } from '#ui/back-link.tsx';
import { LessonNotFound } from '#ui/lesson/lesson-not-found.tsx';
import { lessonClientLoader } from '#ui/lesson/lesson-route.ts';
import { LessonView } from '#ui/lesson/lesson-view.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import type { Route } from './+types/course-lesson-route.ts';

const { title, to } = lessonCollections['low-level-design'];

/** Runs at build time. */
export const loader = ({ params }: Route.LoaderArgs) => compileLesson('low-level-design', params.lesson);

export const clientLoader = lessonClientLoader('low-level-design', 'lesson');

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(`${loaderData.title}, low level design`, loaderData.description)
    : pageMeta('Lesson not found', 'We couldn’t find that lesson.');

export default function CourseLessonRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <LessonNotFound title="Lesson not found" to={to} label="All lessons" />;
  return (
    <Page>
      <div className="mb-5">
        <BackLink to={to} label={title} />
      </div>
      <LessonView key={loaderData.id} lesson={loaderData} />
    </Page>
  );
}
