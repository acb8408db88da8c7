import { compileLesson } from '#dataset/content.server.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { BackLink } from '#ui/back-link.tsx';
import { LessonNotFound } from '#ui/lesson/lesson-not-found.tsx';
import { lessonClientLoader } from '#ui/lesson/lesson-route.ts';
import { LessonView } from '#ui/lesson/lesson-view.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import type { Route } from './+types/topic-route.ts';

const { title, to } = lessonCollections['ml-fundamentals'];

/** Runs at build time. */
export const loader = ({ params }: Route.LoaderArgs) => compileLesson('ml-fundamentals', params.topic);

export const clientLoader = lessonClientLoader('ml-fundamentals', 'topic');

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(`${loaderData.title}, machine learning`, loaderData.description)
    : pageMeta('Topic not found', 'We couldn’t find that topic.');

export default function TopicRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <LessonNotFound title="Topic not found" to={to} label="All topics" />;
  return (
    <Page>
      <div className="mb-5">
        <BackLink to={to} label={title} />
      </div>
      <LessonView key={loaderData.id} lesson={loaderData} />
    </Page>
  );
}
