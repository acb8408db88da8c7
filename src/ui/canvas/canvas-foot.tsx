import type { RefObject } from 'react';
import { TOOL_TEXTS } from '#canvas/commands/tools.ts';
import { useCanvasState } from './canvas-store.ts';
import { SelectionBar } from './selection-bar.tsx';
import { HistoryControl, ZoomControl } from './view-controls.tsx';

/** What an empty canvas or the selected tool is for, in a line. */
function Hint() {
  const empty = useCanvasState(({ drawing }) => drawing.shapes.length === 0);
  const tool = useCanvasState((state) => state.tool);
  const busy = useCanvasState(({ gesture, selection }) => gesture !== null || selection.length > 0);
  const joining = useCanvasState((state) => state.joining !== null);
  const readOnly = useCanvasState((state) => state.readOnly);
  if (readOnly) return null;
  if (joining) return <p>Select the other shape, then connect again.</p>;
  if (busy) return null;
  return <p>{empty && tool === 'move' ? 'Choose a tool or add a shape to begin.' : TOOL_TEXTS[tool].hint}</p>;
}

/** What floats over the foot of the paper: zoom, the selection's commands or a hint, undo and redo. */
export function CanvasFoot({ surface }: { surface: RefObject<HTMLElement | null> }) {
  const readOnly = useCanvasState((state) => state.readOnly);
  return (
    <div className="pointer-events-none absolute inset-x-2.5 bottom-2.5 z-[6] flex flex-wrap items-end justify-between gap-2">
      <ZoomControl />
      {/* Nothing until the drawing is there: a hint that changes would move. */}
      <div className="order-first flex w-full justify-center text-center text-sm text-muted in-[[inert]]:invisible md:order-none md:w-auto md:pb-2">
        <Hint />
        {!readOnly && <SelectionBar surface={surface} />}
      </div>
      {!readOnly && <HistoryControl />}
    </div>
  );
}
