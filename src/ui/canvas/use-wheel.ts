import { type RefObject, useEffect } from 'react';
import { pan, ZOOM_STEP, zoomTo } from '#canvas/view.ts';
import type { CanvasStore } from './canvas-store.ts';

/** How much wheel, in pixels, is one step of the zoom. */
const NOTCH = 40;
const LINE = 16;

/** The wheel pans; with Ctrl, or two fingers pinching on a touchpad, it zooms a step at a time. */
export function useWheel(surface: RefObject<HTMLElement | null>, store: CanvasStore): void {
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    let gathered = 0;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const scale = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
      if (!event.ctrlKey && !event.metaKey) {
        const [x, y] =
          event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
        store.update((state) => ({ ...state, view: pan(state.view, { x: x * scale, y: y * scale }) }));
        return;
      }
      gathered -= event.deltaY * scale;
      const steps = Math.trunc(gathered / NOTCH);
      if (steps === 0) return;
      gathered -= steps * NOTCH;
      const box = element.getBoundingClientRect();
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      const step = Math.sign(steps) * ZOOM_STEP;
      store.update((state) => ({ ...state, view: zoomTo(state.view, state.view.zoom + step, at) }));
    };
    // React's own listener could not keep the page from scrolling or zooming.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [surface, store]);
}
