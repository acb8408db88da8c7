import { Maximize, Minus, Plus, Redo2, Undo2 } from 'lucide-react';
import { commandOf } from '#canvas/commands/commands.ts';
import { useCanvas, useCanvasState } from './canvas-store.ts';
import { CommandButton } from './command-button.tsx';

/** Zoom in steps, back to 100%, and everything at once. */
export function ZoomControl() {
  const store = useCanvas();
  const zoom = useCanvasState(({ view }) => view.zoom);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls that is not a form's fieldset
    <div role="group" aria-label="Zoom" className="canvas-floating">
      <CommandButton id="zoom-out" icon={Minus} />
      <button
        type="button"
        title="Zoom to 100%"
        aria-label={`Zoom ${zoom}%, back to 100%`}
        onClick={() => store.perform(commandOf('zoom-100'))}
        className="h-9 w-13 rounded text-sm tabular-nums text-muted hover:text-text"
      >
        {zoom}%
      </button>
      <CommandButton id="zoom-in" icon={Plus} />
      <CommandButton id="fit" icon={Maximize} />
    </div>
  );
}

export function HistoryControl() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls that is not a form's fieldset
    <div role="group" aria-label="History" className="canvas-floating">
      <CommandButton id="undo" icon={Undo2} />
      <CommandButton id="redo" icon={Redo2} />
    </div>
  );
}
