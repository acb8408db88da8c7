import { lazyPart } from '#ui/lazy-part.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

const Sections = lazyPart(() => import('./sections.tsx'));

export const meta = () =>
  pageMeta(
    'Settings',
    'Back up everything you have made, bring it back, see what this browser keeps, and delete it.',
  );

export default function SettingsRoute() {
  const loading = <p className="border-t py-7 text-muted">Loading…</p>;
  return (
    <div className="mx-auto max-w-4xl pb-10">
      <h1 className="text-[1.75rem] font-semibold">Settings</h1>
      <p className="mt-1 mb-7 text-muted">
        Everything you make stays in this browser. Here you take it with you, bring it back or delete it.
      </p>
      {useHydrated() ? <Sections fallback={loading} /> : loading}
    </div>
  );
}
