import { Check, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { advise } from '#pipeline/advice.ts';
import type { Pipeline } from '#pipeline/model.ts';

interface Props {
  pipeline: Pipeline;
  /** Shows the nodes that a line speaks of. */
  onShow: (ids: readonly string[]) => void;
}

/** What might be wrong with the pipeline, and why that matters. */
export function AdviceList({ pipeline, onShow }: Props) {
  const advice = useMemo(() => advise(pipeline), [pipeline]);
  return (
    <section aria-label="Advice">
      <h2 className="mb-1.5 text-sm font-semibold">Advice</h2>
      {advice.length === 0 && (
        <p className="flex items-center gap-2 text-sm text-muted">
          {pipeline.nodes.length > 0 && <Check size={15} className="shrink-0 text-easy" aria-hidden />}
          {pipeline.nodes.length > 0
            ? 'No gaps found. Explain each step out loud.'
            : 'Add steps to get feedback on what’s missing.'}
        </p>
      )}
      <ul className="space-y-2.5">
        {advice.map(({ rule, text, reason, nodes }) => (
          <li key={rule} className="flex gap-2 text-sm">
            <TriangleAlert size={15} className="mt-1 shrink-0 text-medium" aria-hidden />
            <span>
              <button
                type="button"
                onClick={() => onShow(nodes)}
                className="rounded text-left font-medium hover:underline"
              >
                {text}
              </button>
              <span className="block text-muted">{reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
