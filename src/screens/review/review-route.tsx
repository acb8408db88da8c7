import { PAGES } from '#pages.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

const DueList = lazyPart(() => import('./due-list.tsx'));

export const meta = () =>
  pageMeta(
    PAGES.review.title,
    'Solved questions and finished lessons come back just before you’d forget them.',
  );

export default function ReviewRoute() {
  // As tall as a card with nothing on it yet.
  const loading = (
    <div className="h-64 rounded-lg border bg-surface">
      <p className="sr-only">Loading…</p>
    </div>
  );
  return (
    <Page width="reading">
      <h1 className="text-2xl font-semibold">Review</h1>
      <p className="mt-1 mb-7 text-muted">
        Solved questions and finished lessons come back just before you’d forget them.
      </p>
      {useHydrated() ? <DueList fallback={loading} loading={loading} /> : loading}
    </Page>
  );
}
