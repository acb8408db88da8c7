import { compileGlossary } from '#dataset/content.server.ts';
import { PAGES } from '#pages.ts';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import type { Route } from './+types/glossary-route.ts';
import { GlossaryList } from './glossary-list.tsx';

export const meta = () =>
  pageMeta(PAGES.glossary.title, 'The words interviewers use and candidates have to say, in a line each.');

/** Runs at build time. */
export const loader = () => compileGlossary();

// Asked of the kept data file where the fallback page stands in for the prerendered one, offline.
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader();

/** Every term of the field, with the question that uses it most or the lesson that explains it. */
export default function GlossaryRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Page width="reading">
      <h1 className="text-2xl font-semibold">Glossary</h1>
      <p className="mt-1 text-muted">
        The words interviewers use and you will want to say, a line each, with the question or lesson that
        uses each most.
      </p>
      <GlossaryList areas={loaderData} />
    </Page>
  );
}
