import type { RefObject } from 'react';
import { commandOf } from '#canvas/commands/commands.ts';
import { TOOL_TEXTS } from '#canvas/commands/tools.ts';
import { TEMPLATES } from '#canvas/templates.ts';
import { Button } from '../button.tsx';
import { useCanvas, useCanvasState } from './canvas-store.ts';
import { SelectionBar } from './selection-bar.tsx';
import { HistoryControl, ZoomControl } from './view-controls.tsx';

/** What one can begin with on an empty canvas: a tool, or a template. It stands over the foot, which stays when it goes. */
function Begin({ surface }: { surface: RefObject<HTMLElement | null> }) {
  const store = useCanvas();
  const shown = useCanvasState(
    ({ drawing, tool, gesture, readOnly }) =>
      drawing.shapes.length === 0 && tool === 'move' && !gesture && !readOnly,
  );
  if (!shown) return null;
  return (
    <div className="absolute inset-x-0 bottom-full mb-2 flex flex-wrap items-center justify-center gap-x-2 gap-y-1.5 text-center text-sm text-muted in-[[inert]]:invisible">
      <p>Choose a tool or add a shape to begin.</p>
      {TEMPLATES.map(({ id, label }) => (
        <Button
          key={id}
          size="sm"
          className="pointer-events-auto"
          onClick={() => {
            store.perform(commandOf(`template-${id}`));
            surface.current?.focus({ preventScroll: true });
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

/** What the selected tool is for, in a line. */
function Hint() {
  const begins = useCanvasState(({ drawing, tool }) => drawing.shapes.length === 0 && tool === 'move');
  const tool = useCanvasState((state) => state.tool);
  const busy = useCanvasState(({ gesture, selection }) => gesture !== null || selection.length > 0);
  const joining = useCanvasState((state) => state.joining !== null);
  const readOnly = useCanvasState((state) => state.readOnly);
  if (readOnly) return null;
  if (joining) return <p>Select the other shape, then connect again.</p>;
  return busy || begins ? null : <p className="canvas-foot-hint">{TOOL_TEXTS[tool].hint}</p>;
}

/** What floats over the foot of the paper: zoom, the selection's commands or a hint, undo and redo. */
export function CanvasFoot({ surface }: { surface: RefObject<HTMLElement | null> }) {
  const readOnly = useCanvasState((state) => state.readOnly);
  return (
    <div className="canvas-foot pointer-events-none absolute inset-x-2.5 bottom-2.5 z-[6]">
      <Begin surface={surface} />
      <div className="flex flex-wrap items-end justify-between gap-2">
        <ZoomControl />
        {/* Nothing until the drawing is there: a hint that changes would move. */}
        <div className="canvas-foot-middle flex justify-center self-center text-center text-sm text-muted in-[[inert]]:invisible">
          <Hint />
          {!readOnly && <SelectionBar surface={surface} />}
        </div>
        {!readOnly && <HistoryControl />}
      </div>
    </div>
  );
}
