import { useMemo, useRef } from 'react';
import { type OutlineEntry, outline } from '#canvas/describe.ts';
import type { Drawing } from '#canvas/drawing.ts';
import { useCanvasState } from './canvas-store.ts';

interface Labels {
  entries: readonly OutlineEntry[];
  byId: ReadonlyMap<string, string>;
}

/** The drawing in words. While a shape is dragged the words stay: they would change in every frame for nothing. */
export function useLabels(): Labels {
  const settled = useRef<Drawing>(undefined);
  const drawing = useCanvasState((state) => (state.gesture ? settled.current : undefined) ?? state.drawing);
  settled.current = drawing;
  return useMemo(() => {
    const entries = outline(drawing);
    return { entries, byId: new Map(entries.map(({ id, text }) => [id, text])) };
  }, [drawing]);
}
