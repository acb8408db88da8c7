import { useSearchParams } from 'react-router';
import type { Paper, RagModel } from '#dataset/paper.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { ModelPicture } from './model-picture.tsx';
import { ModelTable } from './model-table.tsx';

/** Approaches to retrieval, drawn one at a time, which the address names, and compared all at once. */
export function ModelsTab({ models, papers }: { models: readonly RagModel[]; papers: readonly Paper[] }) {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const chosen = hydrated ? params.get('model') : null;
  const choose = (id: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('model', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const shown = models.find(({ id }) => id === chosen) ?? models[0];
  return (
    <>
      {shown && <ModelPicture models={models} papers={papers} shown={shown} onShow={choose} />}
      <section aria-labelledby="comparison" className="mt-8">
        <h2 id="comparison" className="mb-2.5 text-lg font-semibold">
          {models.length} approaches compared
        </h2>
        <ModelTable models={models} />
      </section>
    </>
  );
}
