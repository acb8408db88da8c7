import { change, type History, redo, startHistory, undo } from '#base/history.ts';
import { same } from '#base/same.ts';
import type { Fields } from './row.ts';
import type { Store } from './store.ts';

/** How a record is read as the thing that is edited, and written back. */
export interface DocumentKind<T> {
  table: string;
  read: (fields: Fields | undefined) => T;
  write: (value: T, fields: Fields | undefined) => Fields;
}

/** A record with undo. What another tab or device changes in it is one more step, so that undo leads back to what was here. */
export interface RecordDocument<T> {
  history: () => History<T>;
  /** @param merge a change that follows one of the same name is part of its step */
  change: (value: T, merge?: string | null) => void;
  undo: () => void;
  redo: () => void;
  /** Calls `listener` after every change, from wherever. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Opens a loaded record as a document; its history begins now. */
export function openDocument<T>(store: Store, kind: DocumentKind<T>, id: string): RecordDocument<T> {
  const { table, read, write } = kind;
  const stored = () => store.get(table, id);
  let history = startHistory(read(stored()));
  let known = stored();
  let writing = false;
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  /** Takes note of what came from elsewhere. */
  const follow = () => {
    const fields = stored();
    if (writing || fields === known) return;
    known = fields;
    const value = read(fields);
    if (same(value, history.present)) return;
    history = change(history, value);
    tell();
  };
  const move = (next: History<T>) => {
    if (next === history) return;
    history = next;
    writing = true;
    store.update(table, id, (fields) => ({ ...write(next.present, fields), id }));
    writing = false;
    known = stored();
    tell();
  };

  return {
    history: () => {
      follow();
      return history;
    },
    change: (value, merge = null) => move(change(history, value, merge)),
    undo: () => move(undo(history)),
    redo: () => move(redo(history)),
    subscribe(listener) {
      if (listeners.size === 0) stop = store.subscribe(follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
  };
}
