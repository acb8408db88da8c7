import { useState } from 'react';
import type { Paper, RagModel } from '#dataset/paper.ts';
import { ModelPicture } from './model-picture.tsx';
import { ModelTable } from './model-table.tsx';

/** Approaches to retrieval, drawn one at a time and compared all at once. */
export function ModelsTab({ models, papers }: { models: readonly RagModel[]; papers: readonly Paper[] }) {
  const [chosen, setChosen] = useState<string>();
  const shown = models.find(({ id }) => id === chosen) ?? models[0];
  return (
    <>
      {shown && <ModelPicture models={models} papers={papers} shown={shown} onShow={setChosen} />}
      <section aria-labelledby="comparison" className="mt-8">
        <h2 id="comparison" className="mb-2.5 text-lg font-semibold">
          {models.length} approaches compared
        </h2>
        <ModelTable models={models} />
      </section>
    </>
  );
}
