import { lessonSummaries } from '#dataset/content.server.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { paths } from '#paths.ts';
import { BarePage } from '#shell/bare-page.tsx';
import { LessonList } from '#ui/lesson/lesson-list.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import type { Route } from './+types/speedrun-route.ts';

const { title, subtitle } = lessonCollections.speedrun;

export const meta = () => pageMeta(title, subtitle);

export const loader = () => lessonSummaries('speedrun');

// Asked of the kept data file where the fallback page stands in for the prerendered one, offline.
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader();

/** The course of fifteen lessons, without sidebar and top bar. */
export default function SpeedrunRoute({ loaderData }: Route.ComponentProps) {
  return (
    <BarePage back={{ to: paths.systemDesign, label: 'System Design' }} width="reading">
      <h1 className="text-2xl leading-tight font-semibold">{title}</h1>
      <p className="mt-1 text-muted">{subtitle}</p>
      <LessonList title={title} lessons={loaderData} />
    </BarePage>
  );
}
