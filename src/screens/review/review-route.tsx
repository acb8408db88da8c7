import { lazyPart } from '#ui/lazy-part.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

const DueList = lazyPart(() => import('./due-list.tsx'));

export const meta = () =>
  pageMeta('Review', 'Solved questions and finished lessons come back just before you would forget them.');

export default function ReviewRoute() {
  const loading = <p className="text-muted">Loading…</p>;
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="text-[1.75rem] font-semibold">Review</h1>
      <p className="mt-1 mb-7 text-muted">
        Solved questions and finished lessons come back just before you would forget them. Each at most once a
        day.
      </p>
      {useHydrated() ? <DueList fallback={loading} /> : loading}
    </div>
  );
}
