import { compileLesson } from '#dataset/content.server.ts';
import { LessonPage } from '#ui/lesson/lesson-page.tsx';
import { lessonClientLoader } from '#ui/lesson/lesson-route.ts';
import { pageMeta } from '#ui/page-meta.ts';
import type { Route } from './+types/topic-route.ts';

/** Runs at build time. */
export const loader = ({ params }: Route.LoaderArgs) => compileLesson('ml-fundamentals', params.topic);

export const clientLoader = lessonClientLoader('ml-fundamentals', 'topic');

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(`${loaderData.title}, machine learning`, loaderData.description)
    : pageMeta('Topic not found', 'We couldn’t find that topic.');

export default function TopicRoute({ loaderData }: Route.ComponentProps) {
  return <LessonPage collection="ml-fundamentals" lesson={loaderData} kind="topic" />;
}
