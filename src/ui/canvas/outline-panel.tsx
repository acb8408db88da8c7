import { memo } from 'react';
import { selectOne, toggleSelected } from '#canvas/commands/select.ts';
import { useCanvas, useCanvasState } from './canvas-store.ts';
import { useLabels } from './use-labels.ts';

/**
 * The drawing as a list of words. Always there for assistive technology; as a panel its lines select shapes,
 * with Shift or Ctrl several.
 */
export const OutlinePanel = memo(function OutlinePanel({ open, id }: { open: boolean; id: string }) {
  const store = useCanvas();
  const selection = useCanvasState((state) => state.selection);
  const { entries } = useLabels();
  if (!open)
    return (
      <ol id={id} aria-label="Outline of the drawing" className="sr-only">
        {entries.map((entry) => (
          <li key={entry.id}>{entry.text}</li>
        ))}
      </ol>
    );
  return (
    <div className="shrink-0 overflow-auto bg-surface p-2 max-sm:max-h-[40%] max-sm:w-full max-sm:border-t sm:w-60 sm:border-l">
      <h3 className="px-2 pt-1 pb-2 text-sm font-semibold">Outline</h3>
      <ol id={id} aria-label="Outline of the drawing">
        {entries.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              aria-pressed={selection.includes(entry.id)}
              onClick={(event) => {
                const several = event.shiftKey || event.ctrlKey || event.metaKey;
                store.update((state) => (several ? toggleSelected : selectOne)(state, entry.id));
              }}
              className="w-full rounded px-2 py-1 text-left text-sm break-words hover:bg-surface-2 aria-pressed:bg-accent-soft"
            >
              {entry.text}
            </button>
          </li>
        ))}
      </ol>
      {entries.length === 0 && <p className="px-2 text-sm text-muted">Nothing drawn yet.</p>}
    </div>
  );
});
