import { compileLesson } from '#dataset/content.server.ts';
import { LessonPage } from '#ui/lesson/lesson-page.tsx';
import { lessonClientLoader } from '#ui/lesson/lesson-route.ts';
import { pageMeta } from '#ui/page-meta.ts';
import type { Route } from './+types/foundation-route.ts';

/** Runs at build time. */
export const loader = ({ params }: Route.LoaderArgs) => compileLesson('design-foundations', params.lesson);

export const clientLoader = lessonClientLoader('design-foundations', 'lesson');

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(`${loaderData.title}, system design`, loaderData.description)
    : pageMeta('Lesson not found', 'We couldn’t find that lesson.');

export default function FoundationRoute({ loaderData }: Route.ComponentProps) {
  return <LessonPage collection="design-foundations" lesson={loaderData} kind="lesson" />;
}
