import { PAGES } from '#pages.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

const Sections = lazyPart(() => import('./sections.tsx'));

export const meta = () =>
  pageMeta(
    PAGES.settings.title,
    'Back up and restore everything you make, see what this browser stores, and delete it.',
  );

/** The sections' places, until what this browser keeps has been read. */
function Loading() {
  return (
    <>
      <p className="sr-only">Loading…</p>
      {['data', 'storage', 'runtimes'].map((section) => (
        <div
          key={section}
          className="grid gap-x-10 gap-y-4 border-t py-7 md:grid-cols-[13.5rem_minmax(0,1fr)]"
        >
          <div className="h-5 w-28 rounded bg-surface-2" />
          <div className="h-28 rounded-lg bg-surface-2" />
        </div>
      ))}
    </>
  );
}

export default function SettingsRoute() {
  return (
    <Page>
      <h1 className="text-2xl font-semibold">Settings</h1>
      <p className="mt-1 mb-7 text-muted">
        Everything you make stays in this browser unless you sync it. Back it up, restore it or delete it
        here.
      </p>
      {useHydrated() ? <Sections fallback={<Loading />} /> : <Loading />}
    </Page>
  );
}
