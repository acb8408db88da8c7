import { Maximize2, Minimize2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { outline } from '#pipeline/export-svg.ts';
import { restorePipeline } from '#pipeline/restore.ts';
import { Button } from '../button.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { useExpanded } from '../use-expanded.ts';
import { PipelineFigure } from './pipeline-figure.tsx';

export const PipelineFlow = lazyPart(() => import('./pipeline-flow.tsx'));

interface Props {
  /** A pipeline as content files hold it. */
  pipeline: unknown;
  label: string;
}

/** A pipeline to look at: a picture in the text, the words for it, and on request the canvas it could have been built on. */
export function PipelineView({ pipeline: found, label }: Props) {
  const pipeline = useMemo(() => restorePipeline(found).pipeline, [found]);
  const [expanded, setExpanded] = useState(false);
  const root = useRef<HTMLElement>(null);
  useExpanded(root, expanded);
  const Icon = expanded ? Minimize2 : Maximize2;
  return (
    <figure
      ref={root}
      aria-label={label}
      onKeyDown={(event) => event.key === 'Escape' && setExpanded(false)}
      className={`flex flex-col bg-surface ${expanded ? 'fixed inset-0 z-40' : 'rounded-lg border'}`}
    >
      {expanded ? (
        <div className="min-h-0 flex-1 overflow-hidden">
          <PipelineFlow pipeline={pipeline} label={label} />
        </div>
      ) : (
        <PipelineFigure pipeline={pipeline} label={label} />
      )}
      <figcaption className="flex max-h-[40%] flex-wrap items-start justify-between gap-2 overflow-auto border-t px-3.5 py-2 text-sm">
        <details>
          <summary className="py-1 text-muted hover:text-text">{label} in words</summary>
          <ol className="mt-1.5 list-decimal space-y-0.5 pl-5">
            {outline(pipeline).map((line, index) => (
              <li key={pipeline.nodes[index]?.id}>
                {line}
                {pipeline.nodes[index]?.note && (
                  <span className="text-muted">: {pipeline.nodes[index].note}</span>
                )}
              </li>
            ))}
          </ol>
        </details>
        <Button size="sm" className="ml-auto" onClick={() => setExpanded(!expanded)}>
          <Icon size={14} aria-hidden />
          {expanded ? 'Close the pipeline' : 'Open the pipeline'}
        </Button>
      </figcaption>
    </figure>
  );
}
