import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { AskForm } from './ask-form.tsx';
import { CodePanel } from './code-panel.tsx';
import { useAsk } from './use-ask.ts';

export const meta = () =>
  pageMeta(PAGES.askQuestion.title, 'Find the questions closest to yours and see how to approach them.');

export default function AskRoute() {
  const model = useAsk();
  return (
    <Page>
      <BackLink to={paths.dsa} label="DSA" />
      <h1 className="mt-3 text-2xl font-semibold">Ask a Question</h1>
      <p className="mt-1 text-muted">Describe what you’re stuck on. Everything stays on this device.</p>
      <div className="mt-6 grid grid-cols-1 gap-4 *:min-w-0 lg:grid-cols-2">
        <AskForm model={model} />
        <CodePanel model={model} />
        <div className="lg:col-span-2">
          <AnswerPanel model={model} />
        </div>
      </div>
    </Page>
  );
}
