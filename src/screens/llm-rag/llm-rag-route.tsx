import { useSearchParams } from 'react-router';
import { readRagResources } from '#dataset/content.server.ts';
import { PAGES } from '#pages.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { Tabs } from '#ui/tabs.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Route } from './+types/llm-rag-route.ts';
import { ModelsTab } from './models/models-tab.tsx';
import { PapersTab } from './papers/papers-tab.tsx';

const TryTab = lazyPart(() => import('./try/try-tab.tsx'));

const TABS = ['papers', 'models', 'try'] as const;
type TabId = (typeof TABS)[number];

export const meta = () =>
  pageMeta(
    PAGES.llmRag.title,
    'Papers on language models and retrieval, RAG approaches compared, and a retrieval demo in your browser.',
  );

/** Runs when the page is built; nothing is fetched by a visitor. */
export const loader = () => readRagResources();

/** Without one, the offline shell would not fetch the data that the loader left beside the page. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader();

export default function LlmRagRoute({ loaderData: { papers, models } }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams();
  // The prerendered page knows no query; the first render must equal it.
  const wanted = useHydrated() ? params.get('tab') : null;
  const active = TABS.find((id) => id === wanted) ?? 'papers';
  const show = (id: TabId) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === 'papers') next.delete('tab');
        else next.set('tab', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Page>
      <h1 className="text-2xl font-semibold">LLM and RAG Resources</h1>
      <p className="mt-1 max-w-2xl text-muted">
        What interviewers expect you to have read, how retrieval approaches compare, and a retriever to
        experiment with.
      </p>
      <Tabs
        className="mt-6"
        label="Resources"
        active={active}
        onChange={show}
        tabs={[
          { id: 'papers', label: 'LLM Papers', content: <PapersTab papers={papers} /> },
          { id: 'models', label: 'RAG Models', content: <ModelsTab models={models} papers={papers} /> },
          {
            id: 'try',
            label: 'Try RAG Yourself',
            content: <TryTab fallback={<p className="py-8 text-muted">Loading…</p>} />,
          },
        ]}
      />
    </Page>
  );
}
