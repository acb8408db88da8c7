import { type Paper, paperAddress, type RagModel } from '#dataset/paper.ts';
import { Pipeline } from './pipeline.tsx';

interface Props {
  models: readonly RagModel[];
  papers: readonly Paper[];
  shown: RagModel;
  onShow: (id: string) => void;
}

/** One approach drawn, and a button for each of the others. */
export function ModelPicture({ models, papers, shown, onShow }: Props) {
  const differs = [...shown.prepared, ...shown.asked].some(({ own }) => own);
  return (
    <section aria-labelledby="pipelines" className="mt-5">
      <h2 id="pipelines" className="text-lg font-semibold">
        Pipelines
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form's fieldset */}
      <div role="group" aria-label="Approach to draw" className="mt-2.5 flex flex-wrap gap-1.5">
        {models.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === shown.id}
            onClick={() => onShow(id)}
            className={`rounded-full border px-3 py-1 text-sm transition-colors ${id === shown.id ? 'border-accent bg-accent-soft font-medium text-text' : 'bg-surface text-muted hover:bg-surface-2 hover:text-text'}`}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="mt-4 grid gap-x-10 gap-y-5 rounded-lg border bg-surface p-4 sm:p-6 md:grid-cols-[minmax(0,26rem)_1fr]">
        <Pipeline model={shown} />
        <div>
          <h3 className="text-lg font-semibold">{shown.name}</h3>
          <p className="mt-1.5">{shown.summary}</p>
          <p hidden={!differs} className="mt-3 text-sm text-muted">
            <span
              aria-hidden
              className="mr-1.5 inline-block size-3 rounded-[3px] border border-accent bg-accent-soft align-[-1px]"
            />
            What differs from the naive pipeline.
          </p>
          <h4 className="mt-4 text-sm font-semibold">Read</h4>
          <ul className="mt-1 space-y-1 text-sm">
            {shown.papers.map((id) => {
              const paper = papers.find((candidate) => candidate.id === id);
              return (
                paper && (
                  <li key={id}>
                    <a
                      href={paperAddress(paper)}
                      target="_blank"
                      rel="noreferrer"
                      className="rounded text-accent hover:underline"
                    >
                      {paper.title}
                    </a>{' '}
                    <span className="text-muted">({paper.year})</span>
                  </li>
                )
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}
