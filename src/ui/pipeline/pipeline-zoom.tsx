import {
  getNodesBounds,
  getViewportForBounds,
  Panel,
  type ReactFlowState,
  useReactFlow,
  useStore,
} from '@xyflow/react';
import { Maximize, Minus, Plus } from 'lucide-react';
import { IconButton } from '../icon-button.tsx';
import { FIT } from './fit.ts';

const STEP = 10;

/** Whether there is nothing to bring into view: no node, or all of them shown as large as can be. */
function isFitted({ nodes, nodeLookup, width, height, minZoom, transform }: ReactFlowState): boolean {
  if (nodes.length === 0) return true;
  const bounds = getNodesBounds(nodes, { nodeLookup });
  const { x, y, zoom } = getViewportForBounds(bounds, width, height, minZoom, FIT.maxZoom, FIT.padding);
  return [x, y, zoom * 100].every((value, index) => {
    const shown = (transform[index] ?? 0) * (index === 2 ? 100 : 1);
    return Math.abs(value - shown) < 1;
  });
}

/** Zoom in steps of 10%, as on the drawing canvas. */
export function PipelineZoom() {
  const flow = useReactFlow();
  const zoom = useStore((state) => state.transform[2]);
  const fitted = useStore(isFitted);
  const [least, most] = useStore((state) => [state.minZoom, state.maxZoom].join(' '))
    .split(' ')
    .map((value) => Math.ceil((Number(value) * 100) / STEP) * STEP);
  const percent = Math.round(zoom * 100);
  const to = (value: number) => void flow.zoomTo(value / 100);
  return (
    <Panel position="bottom-left">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of controls that is not a form's fieldset */}
      <div role="group" aria-label="Zoom" className="flex items-center rounded-lg border bg-surface">
        <IconButton
          label="Zoom out"
          icon={Minus}
          disabled={percent <= (least ?? 0)}
          onClick={() => to((Math.ceil(percent / STEP) - 1) * STEP)}
        />
        <button
          type="button"
          aria-label={`Zoom ${percent}%, back to 100%`}
          title="Zoom to 100%"
          aria-disabled={percent === 100}
          onClick={() => to(100)}
          className="h-9 w-13 rounded text-sm text-muted tabular-nums hover:text-text"
        >
          {percent}%
        </button>
        <IconButton
          label="Zoom in"
          icon={Plus}
          disabled={percent >= (most ?? 200)}
          onClick={() => to((Math.floor(percent / STEP) + 1) * STEP)}
        />
        <IconButton
          label="Zoom to fit"
          icon={Maximize}
          disabled={fitted}
          onClick={() => void flow.fitView(FIT)}
        />
      </div>
    </Panel>
  );
}
