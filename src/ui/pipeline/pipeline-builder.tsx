import { type ReactNode, useRef, useState } from 'react';
import { outline } from '#pipeline/export-svg.ts';
import { useFocusRecovery } from '#ui/focus-recovery.ts';
import { Splitter } from '#ui/splitter.tsx';
import { useFullScreen } from '#ui/use-full-screen.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { AdviceList } from './advice-list.tsx';
import { BuilderToolbar } from './builder-toolbar.tsx';
import { NodeInspector } from './node-inspector.tsx';
import { PipelineFlow } from './pipeline-view.tsx';
import { usePipeline } from './use-pipeline.ts';

interface Props {
  /** Of the record that the pipeline is kept in. */
  id: string;
  /** `databaseId` of the question, where that is not the record's id. */
  questionId?: string;
  /** Of exported files, without their ending. */
  fileName: string;
  /** What is asked, to be read beside the pipeline in full screen. */
  brief?: ReactNode;
}

/** The pipeline canvas, what is selected on it, and advice. */
export function PipelineBuilder({ id, questionId, fileName, brief }: Props) {
  const model = usePipeline(id, questionId);
  const { pipeline } = model;
  const hydrated = useHydrated();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const screen = useFullScreen<HTMLElement>();
  const labelField = useRef<HTMLInputElement>(null);
  const noneSelected = useRef<HTMLParagraphElement>(null);
  const inspector = useFocusRecovery(noneSelected);
  const chosen = pipeline.nodes.filter(({ id }) => selected.includes(id));
  const only = chosen.length === 1 ? chosen[0] : undefined;
  const flow = hydrated && model.loaded && (
    <PipelineFlow
      pipeline={pipeline}
      label="Your pipeline"
      onChange={model.edit}
      selected={selected}
      onSelect={setSelected}
      onOpen={(id) => {
        setSelected([id]);
        // The field of the node is there when the selection has been shown.
        requestAnimationFrame(() => labelField.current?.select());
      }}
    />
  );
  return (
    <Splitter
      direction="rows"
      label="Height of the canvas"
      initial={66}
      first={
        <section
          ref={screen.ref}
          aria-label="Your pipeline"
          id="canvas"
          inert={!model.loaded}
          className={`flex scroll-mt-16 flex-col overflow-hidden rounded-lg border bg-surface ${screen.full ? screen.className : 'mt-2 h-[34rem] max-h-[75dvh] lg:mt-0 lg:h-full lg:max-h-none'}`}
        >
          <BuilderToolbar
            model={model}
            fileName={fileName}
            selected={only?.id}
            onAdded={(id) => setSelected([id])}
            full={screen.full}
            onFull={screen.toggle}
          />
          <div className="flex min-h-0 flex-1 max-sm:flex-col">
            {brief && screen.full && (
              <section
                aria-label="Requirements"
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
                tabIndex={0}
                className="w-80 shrink-0 overflow-y-auto border-r px-4 pb-6 text-sm max-sm:max-h-[35%] max-sm:w-full max-sm:border-r-0 max-sm:border-b"
              >
                {brief}
              </section>
            )}
            <div className="relative min-h-0 min-w-0 flex-1">
              {flow}
              {model.loaded && pipeline.nodes.length === 0 && (
                <div className="pointer-events-none absolute inset-0 grid place-items-center px-8">
                  <p className="max-w-sm rounded-md bg-surface px-3 py-2 text-center text-sm text-balance text-muted">
                    Start with a data source. Each step you add follows the selected one; drag from dot to dot
                    to connect others.
                  </p>
                </div>
              )}
            </div>
          </div>
          <ol aria-label="Pipeline in words" className="sr-only">
            {outline(pipeline).map((line, index) => (
              <li key={pipeline.nodes[index]?.id}>{line}</li>
            ))}
          </ol>
        </section>
      }
      second={
        <div className="mt-2 grid h-full content-start gap-x-8 gap-y-5 rounded-lg border bg-surface p-4 lg:mt-0 lg:overflow-auto xl:grid-cols-2">
          {only ? (
            <NodeInspector ref={inspector} key={only.id} node={only} model={model} labelField={labelField} />
          ) : (
            <p ref={noneSelected} tabIndex={-1} className="rounded text-sm text-muted outline-offset-4">
              {chosen.length > 1
                ? `${chosen.length} nodes selected. Drag to move them, press Delete to remove them.`
                : 'Select a node to name it, note its purpose and connect it to others.'}
            </p>
          )}
          <AdviceList pipeline={pipeline} onShow={setSelected} />
        </div>
      }
    />
  );
}
