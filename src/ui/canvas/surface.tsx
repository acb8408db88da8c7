import { type RefObject, useEffect, useId } from 'react';
import { resizePaper, showAll } from '#canvas/commands/view.ts';
import { GRID } from '#canvas/snap.ts';
import { useCanvas, useCanvasState } from './canvas-store.ts';
import { Overlay } from './overlay.tsx';
import { ShapesLayer } from './shapes-layer.tsx';
import { TextEditor } from './text-editor.tsx';
import { usePointers } from './use-pointers.ts';
import { useWheel } from './use-wheel.ts';

interface Props {
  label: string;
  surface: RefObject<HTMLDivElement | null>;
  space: boolean;
  describedBy: string;
}

/** The paper: takes pointers and keys, shows the drawing. */
export function Surface({ label, surface, space, describedBy }: Props) {
  const store = useCanvas();
  const idPrefix = useId();
  const view = useCanvasState((state) => state.view);
  const tool = useCanvasState((state) => state.tool);
  const snap = useCanvasState((state) => state.snap);
  const readOnly = useCanvasState((state) => state.readOnly);
  const active = useCanvasState(({ selection }) => selection.at(-1));
  const { panning, handlers } = usePointers(store, space);
  useWheel(surface, store);

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    let first = true;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      store.update((state) =>
        first
          ? showAll({ ...state, view: { ...state.view, width, height } })
          : resizePaper(state, width, height),
      );
      first = false;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [surface, store]);

  const scale = view.zoom / 100;
  const grid = 2 * GRID * scale;
  return (
    <div
      ref={surface}
      data-canvas=""
      role="application"
      aria-label={label}
      aria-roledescription="drawing canvas"
      aria-describedby={describedBy}
      aria-activedescendant={active ? `${idPrefix}-${active}` : undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes every key of the canvas
      tabIndex={0}
      data-tool={tool}
      data-grid={snap && !readOnly}
      data-panning={panning || space}
      data-readonly={readOnly}
      className="canvas-surface h-full w-full"
      style={{
        backgroundSize: `${grid}px ${grid}px`,
        backgroundPosition: `${-view.x * scale - grid / 2}px ${-view.y * scale - grid / 2}px`,
      }}
      {...handlers}
      onPointerDown={(event) => {
        event.currentTarget.focus({ preventScroll: true });
        handlers.onPointerDown(event);
      }}
      // The browser would give the focus to what is pressed, away from a text that has just been opened.
      onMouseDown={(event) => event.preventDefault()}
    >
      <svg className="canvas-drawing" role="presentation">
        <g transform={`scale(${scale}) translate(${-view.x} ${-view.y})`}>
          <ShapesLayer idPrefix={idPrefix} />
          <Overlay />
        </g>
      </svg>
      <TextEditor onEnd={() => surface.current?.focus({ preventScroll: true })} />
    </div>
  );
}
