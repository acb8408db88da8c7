import { lessonSummaries } from '#dataset/content.server.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { PAGES } from '#pages.ts';
import { BackLink } from '#ui/back-link.tsx';
import { LessonList } from '#ui/lesson/lesson-list.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import type { Route } from './+types/foundations-route.ts';

const { title, subtitle } = lessonCollections['design-foundations'];

export const meta = () => pageMeta(title, subtitle);

export const loader = () => lessonSummaries('design-foundations');

// Asked of the kept data file where the fallback page stands in for the prerendered one, offline.
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader();

/** What the lessons of the speed run build on, in order. */
export default function FoundationsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Page width="reading">
      <BackLink to={PAGES.systemDesign.path} label={PAGES.systemDesign.title} />
      <h1 className="mt-5 text-2xl leading-tight font-semibold">{title}</h1>
      <p className="mt-1 text-muted">{subtitle}</p>
      <LessonList title={title} lessons={loaderData} />
    </Page>
  );
}
