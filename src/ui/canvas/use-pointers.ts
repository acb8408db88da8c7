import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Point } from '#canvas/geometry.ts';
import { drag } from '#canvas/gestures/drag.ts';
import type { Input } from '#canvas/gestures/gesture.ts';
import { press, pressTwice } from '#canvas/gestures/press.ts';
import { cancel, release } from '#canvas/gestures/release.ts';
import { pan, toCanvas, zoomTo } from '#canvas/view.ts';
import type { CanvasStore } from './canvas-store.ts';

/** Two presses within this time and distance are a double click, of a mouse or a finger. */
const TWICE = { ms: 350, mouse: 5, touch: 24 };
/** Milliseconds after which a finger that rests selects more: the shape below it, or what a marquee from there encloses. */
const HOLD = { ms: 450, reach: 10 };

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function screenPoint(event: PointerEvent): Point {
  const box = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

interface Pinch {
  apart: number;
  zoom: number;
}

/**
 * Turns pointers over the canvas into what the model understands: the tool's gesture with one, a pan with the
 * middle button, the space bar or a finger on empty ground, pan and zoom with two fingers. A finger that rests does
 * what Shift does with a mouse.
 * @param space whether the space bar is held
 */
export function usePointers(store: CanvasStore, space: boolean) {
  const pointers = useRef(new Map<number, Point>());
  const pinch = useRef<Pinch>(undefined);
  const last = useRef<{ at: number; point: Point }>(undefined);
  const hold = useRef<{ timer: ReturnType<typeof setTimeout>; at: Point }>(undefined);
  const [panning, setPanning] = useState(false);
  const letGo = () => clearTimeout(hold.current?.timer);
  useEffect(() => () => clearTimeout(hold.current?.timer), []);

  const inputOf = (event: PointerEvent): Input => ({
    point: toCanvas(store.get().view, screenPoint(event)),
    shift: event.shiftKey,
    free: event.ctrlKey || event.metaKey,
    copy: event.altKey,
    touch: event.pointerType === 'touch',
  });

  function isSecond(event: PointerEvent, point: Point): boolean {
    const reach = event.pointerType === 'touch' ? TWICE.touch : TWICE.mouse;
    const { current } = last;
    const second =
      current !== undefined &&
      event.timeStamp - current.at < TWICE.ms &&
      distance(current.point, point) < reach;
    last.current = second ? undefined : { at: event.timeStamp, point };
    return second;
  }

  /** The press again, as one that adds to what was selected before it. */
  function holdToAdd(at: Point, input: Input, selection: readonly string[]) {
    letGo();
    const timer = setTimeout(() => {
      setPanning(false);
      store.update((state) => press({ ...cancel(state), selection }, { ...input, shift: true }));
    }, HOLD.ms);
    hold.current = { timer, at };
  }

  function down(event: PointerEvent) {
    const touch = event.pointerType === 'touch';
    const point = screenPoint(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, point);
    const points = [...pointers.current.values()];
    const [first, second] = points;
    if (first && second) {
      letGo();
      store.update(cancel);
      pinch.current = { apart: distance(first, second), zoom: store.get().view.zoom };
      return setPanning(true);
    }
    if (event.button === 1 || (event.button === 0 && space)) return setPanning(true);
    if (event.button !== 0) return;
    const input = inputOf(event);
    if (isSecond(event, point)) {
      const before = store.get();
      store.update((state) => pressTwice(state, input));
      if (store.get().editing && store.get() !== before) return;
    }
    const { selection, tool } = store.get();
    store.update((state) => press(state, input));
    const { gesture } = store.get();
    const rests = gesture?.type === 'move' || gesture?.type === 'marquee';
    if (touch && tool === 'move' && rests) holdToAdd(point, input, selection);
    // A finger on empty ground moves the paper; a mouse draws a marquee.
    if (touch && gesture?.type === 'marquee') {
      store.update(cancel);
      setPanning(true);
    }
  }

  function move(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const point = screenPoint(event);
    // A press that became a drag is not the first half of a double click.
    const reach = event.pointerType === 'touch' ? TWICE.touch : TWICE.mouse;
    if (last.current && distance(last.current.point, point) >= reach) last.current = undefined;
    if (hold.current && distance(hold.current.at, point) >= HOLD.reach) letGo();
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId);
    pointers.current.set(event.pointerId, point);
    const other = others[0]?.[1];
    if (other && pinch.current) {
      const { apart, zoom } = pinch.current;
      const [was, is] = [between(before, other), between(point, other)];
      store.update((state) => {
        const panned = pan(state.view, { x: was.x - is.x, y: was.y - is.y });
        return { ...state, view: zoomTo(panned, (zoom * distance(point, other)) / apart, is) };
      });
    } else if (panning) {
      store.update((state) => ({
        ...state,
        view: pan(state.view, { x: before.x - point.x, y: before.y - point.y }),
      }));
    } else if (store.get().gesture) {
      const input = inputOf(event);
      store.update((state) => drag(state, input));
    }
  }

  function up(event: PointerEvent) {
    if (!pointers.current.delete(event.pointerId)) return;
    letGo();
    if (pointers.current.size > 0) return;
    pinch.current = undefined;
    if (panning) return setPanning(false);
    const input = inputOf(event);
    store.update((state) => (event.type === 'pointercancel' ? cancel(state) : release(state, input)));
  }

  return {
    panning,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  };
}
