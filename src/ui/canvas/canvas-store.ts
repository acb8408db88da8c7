import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Command } from '#canvas/commands/command.ts';
import { perform } from '#canvas/commands/commands.ts';
import type { Drawing } from '#canvas/drawing.ts';
import { type CanvasState, canvasState } from '#canvas/state.ts';

/** The state of one canvas outside React, so that a dragged shape redraws itself and not the page around it. */
export interface CanvasStore {
  get: () => CanvasState;
  update: (change: (state: CanvasState) => CanvasState) => void;
  perform: (command: Command) => void;
  /** Calls `listener` after every change. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

export function createCanvasStore(drawing?: Drawing, readOnly = false): CanvasStore {
  let state = canvasState(drawing, readOnly);
  const listeners = new Set<() => void>();
  const update: CanvasStore['update'] = (change) => {
    const next = change(state);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    update,
    perform: (command) => update((current) => perform(command, current)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const CanvasContext = createContext<CanvasStore | null>(null);

/** The store of the canvas around this component. */
export function useCanvas(): CanvasStore {
  const store = useContext(CanvasContext);
  if (!store) throw new Error('a part of the canvas stands outside of a canvas');
  return store;
}

/** A part of the state; the component is drawn again only when that part is another one. */
export function useCanvasState<T>(select: (state: CanvasState) => T): T {
  const store = useCanvas();
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
