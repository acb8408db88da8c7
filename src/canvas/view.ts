import type { Point, Rect } from './geometry.ts';
import { clamp, round } from './shape.ts';

export const ZOOM_MIN = 50;
export const ZOOM_MAX = 200;
export const ZOOM_STEP = 10;

/** Which part of the drawing is seen: the canvas point in the upper left corner, zoom in percent, size in pixels. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

export const INITIAL_VIEW: View = { x: 0, y: 0, zoom: 100, width: 800, height: 500 };

/** The nearest of the zoom's steps. */
export const zoomStep = (zoom: number): number =>
  clamp(Math.round(zoom / ZOOM_STEP) * ZOOM_STEP, ZOOM_MIN, ZOOM_MAX);

export const toCanvas = (view: View, screen: Point): Point => ({
  x: view.x + (screen.x * 100) / view.zoom,
  y: view.y + (screen.y * 100) / view.zoom,
});

export const toScreen = (view: View, point: Point): Point => ({
  x: ((point.x - view.x) * view.zoom) / 100,
  y: ((point.y - view.y) * view.zoom) / 100,
});

/** The view at another zoom, with the canvas point below `anchor` (pixels) kept where it is. */
export function zoomTo(view: View, zoom: number, anchor?: Point): View {
  const next = { ...view, zoom: zoomStep(zoom) };
  if (next.zoom === view.zoom) return view;
  const at = anchor ?? { x: view.width / 2, y: view.height / 2 };
  const [before, after] = [toCanvas(view, at), toCanvas(next, at)];
  return { ...next, x: round(view.x + before.x - after.x), y: round(view.y + before.y - after.y) };
}

/** The view shifted by screen pixels. */
export const pan = (view: View, by: Point): View => ({
  ...view,
  x: round(view.x + (by.x * 100) / view.zoom),
  y: round(view.y + (by.y * 100) / view.zoom),
});

export const centerOf = (view: View): Point => toCanvas(view, { x: view.width / 2, y: view.height / 2 });

/** The part of the drawing that is seen. */
export const seenArea = ({ x, y, zoom, width, height }: View): Rect => ({
  x,
  y,
  w: (width * 100) / zoom,
  h: (height * 100) / zoom,
});

const MARGIN = 24;

/** The view with `rect` in its middle, at the largest step up to 100% (or `most`) at which all of it is seen. */
export function fitView(view: View, rect: Rect, most = 100): View {
  const scale = Math.min((view.width - 2 * MARGIN) / rect.w, (view.height - 2 * MARGIN) / rect.h);
  const zoom = clamp(Math.floor((scale * 100) / ZOOM_STEP) * ZOOM_STEP, ZOOM_MIN, Math.min(most, ZOOM_MAX));
  return {
    ...view,
    zoom,
    x: round(rect.x + rect.w / 2 - (view.width * 50) / zoom),
    y: round(rect.y + rect.h / 2 - (view.height * 50) / zoom),
  };
}

/** The view shifted just enough that `rect` is seen. */
export function reveal(view: View, rect: Rect): View {
  const [w, h] = [(view.width * 100) / view.zoom, (view.height * 100) / view.zoom];
  const shift = (at: number, size: number, start: number, room: number) => {
    if (at < start + MARGIN) return at - MARGIN - start;
    return at + size > start + room - MARGIN ? Math.min(at - MARGIN, at + size + MARGIN - room) - start : 0;
  };
  const [dx, dy] = [shift(rect.x, rect.w, view.x, w), shift(rect.y, rect.h, view.y, h)];
  return dx === 0 && dy === 0 ? view : { ...view, x: round(view.x + dx), y: round(view.y + dy) };
}
