import * as steps from '#base/history.ts';
import { merged } from '#base/merge.ts';
import { same } from '#base/same.ts';
import type { Collection } from './collection.ts';
import { load, store } from './live.ts';

/** How what is edited stands in a record. */
export interface DocumentKind<R extends { id: string }, T> {
  source: Collection<R>;
  /** What is edited of a record; of none where there is none yet. */
  read: (record: R | undefined) => T;
  /** The record with another value; a new one where there is none yet. */
  write: (value: T, record: R | undefined, id: string) => R;
  /** Makes a value sound that was merged with one from elsewhere. */
  repair?: (value: T) => T;
}

/** A document as it stands. */
export interface Opened<R, T> {
  /** Undefined until something is changed where nothing was kept. */
  record: R | undefined;
  history: steps.History<T>;
}

/**
 * A record that is edited with undo, and kept at every change. What comes from another tab or device in the meantime is
 * taken over into every step: undo takes back what was done here, and nothing else.
 */
export interface RecordDocument<R, T> {
  readonly id: string;
  /** As it stands now, the same until it changes; undefined until what was kept has been read. */
  get: () => Opened<R, T> | undefined;
  /** @param merge a change that follows one of the same name at once is part of its step */
  change: (edit: (value: T) => T, merge?: string) => void;
  /** Changes what undo leaves alone. */
  set: (change: (record: R) => R) => void;
  undo: () => void;
  redo: () => void;
  /** Calls `listener` after every change, from wherever. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** What is typed after a pause is a step of its own. */
const PAUSE_MS = 1000;

/**
 * Opens a record as a document; its history begins when it has been read.
 * @param isNew whether nothing can be kept under the id yet, so that there is nothing to wait for
 */
export function openDocument<R extends { id: string }, T>(
  kind: DocumentKind<R, T>,
  id: string,
  isNew = false,
): RecordDocument<R, T> {
  const { source, read, write, repair = (value: T) => value } = kind;
  let opened: Opened<R, T> | undefined;
  let changedAt = 0;
  /** What was put here: one that comes late, since nothing had been read yet, is no news. */
  const written = new WeakSet<R>();
  /** What listeners have heard of. */
  let told: Opened<R, T> | undefined;
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;

  /** Takes over what came from elsewhere; what was removed there stays here, and is kept again with the next change. */
  function follow(): Opened<R, T> | undefined {
    if (!opened) {
      if (isNew || store.isLoaded(source.table, { id })) {
        const record = source.peek(id);
        opened = { record, history: steps.startHistory(read(record)) };
      }
      return opened;
    }
    const record = source.peek(id);
    if (!record || record === opened.record || written.has(record)) return opened;
    const { history } = opened;
    const theirs = read(record);
    const takeOver = (value: T): T => {
      const both = merged(history.present, value, theirs);
      return both === theirs || both === value ? both : repair(both);
    };
    opened = {
      record,
      history: same(theirs, history.present) ? history : steps.receive(history, takeOver),
    };
    return opened;
  }
  function tell(): void {
    if (opened === told) return;
    told = opened;
    for (const listener of [...listeners]) listener();
  }
  function keep(record: R, history: steps.History<T>): void {
    opened = { record, history };
    written.add(record);
    void source.put(record);
    tell();
  }
  function move(step: (history: steps.History<T>) => steps.History<T>): void {
    const now = follow();
    if (!now) return;
    const history = step(now.history);
    if (history.present === now.history.present) return;
    changedAt = Date.now();
    keep(write(history.present, now.record, id), history);
  }

  return {
    id,
    get: follow,
    change: (edit, merge) =>
      move((history) => {
        const isPause = Date.now() - changedAt > PAUSE_MS;
        return steps.change(isPause ? steps.endMerge(history) : history, edit(history.present), merge);
      }),
    set(change) {
      const now = follow();
      if (now) keep(change(now.record ?? write(now.history.present, undefined, id)), now.history);
    },
    undo: () => move(steps.undo),
    redo: () => move(steps.redo),
    subscribe(listener) {
      if (listeners.size === 0) {
        stop = store.subscribe(() => {
          follow();
          tell();
        });
        if (!isNew) void load(source.table, { id });
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
  };
}
