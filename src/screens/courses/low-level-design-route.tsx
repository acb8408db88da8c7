import { lessonSummaries } from '#dataset/content.server.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import { BackLink } from '#ui/back-link.tsx';
import { LessonList } from '#ui/lesson/lesson-list.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import type { Route } from './+types/low-level-design-route.ts';

const { title, subtitle } = lessonCollections['low-level-design'];

export const meta = () => pageMeta(PAGES.lowLevelDesign.title, subtitle);

export const loader = () => lessonSummaries('low-level-design');

// Asked of the kept data file where the fallback page stands in for the prerendered one, offline.
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader();

/** The course on designing classes. */
export default function LowLevelDesignRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Page width="reading">
      <BackLink to={paths.learningCourses} label="Learning Courses" />
      <h1 className="mt-5 text-2xl leading-tight font-semibold">{title}</h1>
      <p className="mt-1 text-muted">{subtitle}</p>
      <LessonList title={title} lessons={loaderData} />
    </Page>
  );
}
