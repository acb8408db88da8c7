import { readChangelog } from '#dataset/content.server.ts';
import { PAGES } from '#pages.ts';
import { Html } from '#ui/html.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import type { Route } from './+types/whats-new-route.ts';

export const meta = () =>
  pageMeta(PAGES.whatsNew.title, 'What Dryrun does and what changed in each version.');

/** Runs at build time. */
export const loader = () => readChangelog();

// Asked of the kept data file where the fallback page stands in for the prerendered one, offline.
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader();

/** The changelog, as it was when this version was built. */
export default function WhatsNewRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Page width="reading">
      <h1 className="text-2xl font-semibold">What’s new</h1>
      <p className="mt-1 text-muted">
        When a new version is ready, a message at the bottom of the page offers it. Your version keeps working
        until you update.
      </p>
      {loaderData.map(({ title, html }) => (
        <section key={title} aria-label={title} className="mt-8">
          <h2 className="mb-3 text-lg font-semibold">{title}</h2>
          <Html className="prose" html={html} />
        </section>
      ))}
    </Page>
  );
}
