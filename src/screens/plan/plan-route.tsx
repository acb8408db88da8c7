import { PAGES } from '#pages.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

const PlanScreen = lazyPart(() => import('./plan-screen.tsx'));

export const meta = () =>
  pageMeta(
    PAGES.plan.title,
    'A dated plan to your interview: questions, lessons, designs, stories, mock interviews and reviews.',
  );

export default function PlanRoute() {
  const loading = (
    <div className="h-96 rounded-lg border bg-surface">
      <p className="sr-only">Loading…</p>
    </div>
  );
  return (
    <Page width="reading">
      <h1 className="text-2xl font-semibold">Study Plan</h1>
      <p className="mt-1 mb-7 text-muted">
        What to do each day until your interview. Miss a day, and the rest moves.
      </p>
      {useHydrated() ? <PlanScreen fallback={loading} loading={loading} /> : loading}
    </Page>
  );
}
