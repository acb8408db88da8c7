import { compileLesson } from '#dataset/content.server.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { BarePage } from '#shell/bare-page.tsx';
import { LessonNotFound } from '#ui/lesson/lesson-not-found.tsx';
import { lessonClientLoader } from '#ui/lesson/lesson-route.ts';
import { LessonView } from '#ui/lesson/lesson-view.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import type { Route } from './+types/speedrun-lesson-route.ts';

const { title, to } = lessonCollections.speedrun;

/** Runs at build time. */
export const loader = ({ params }: Route.LoaderArgs) => compileLesson('speedrun', params.lesson);

export const clientLoader = lessonClientLoader('speedrun', 'lesson');

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(`${loaderData.title}, system design`, loaderData.description)
    : pageMeta('Lesson not found', 'We couldn’t find that lesson.');

/** A lesson of the speed run: bare as its list, so that nothing stands beside the text. */
export default function SpeedrunLessonRoute({ loaderData }: Route.ComponentProps) {
  return (
    <BarePage back={{ to, label: title }}>
      {loaderData ? (
        <LessonView key={loaderData.id} lesson={loaderData} />
      ) : (
        <LessonNotFound title="Lesson not found" to={to} label="All lessons" />
      )}
    </BarePage>
  );
}
