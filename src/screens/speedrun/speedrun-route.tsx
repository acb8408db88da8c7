import { lessonSummaries } from '#dataset/content.server.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { paths } from '#paths.ts';
import { BareHeader } from '#shell/bare-header.tsx';
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
    <div className="mx-auto max-w-3xl px-4 pb-20">
      <BareHeader to={paths.systemDesign} label="System Design" />
      <main id="main" tabIndex={-1} className="outline-none">
        <h1 className="mt-6 text-2xl leading-tight font-semibold">{title}</h1>
        <p className="mt-1 text-muted">{subtitle}</p>
        <LessonList title={title} lessons={loaderData} />
      </main>
    </div>
  );
}
