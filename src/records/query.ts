import { same } from '#base/same.ts';
import { isAlive } from './row.ts';
import { inScope, type Scope } from './scope.ts';
import type { Store } from './store.ts';

/** A part of a table that a query reads. */
export type Source = readonly [table: string, scope: Scope];

/** Something derived from records: computed when it is read after a change, once for all who look. */
export interface Query<R> {
  /** The current result; the same object until it differs. Undefined until every source has been loaded. */
  read: () => R | undefined;
  /** Calls `listener` when the result may have changed. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** @param compute reads the sources, and nothing else, from the store */
export function createQuery<R>(
  store: Store,
  sources: readonly Source[],
  compute: (store: Store) => R,
): Query<R> {
  let result: R | undefined;
  let stale = true;
  let stop: (() => void) | undefined;
  const listeners = new Set<() => void>();
  const isReady = () => sources.every(([table, scope]) => store.isLoaded(table, scope));
  let ready = false;

  const follow = () => {
    for (const [table, scope] of sources) void store.load(table, scope);
    stop = store.subscribe((changes) => {
      const touched = changes.some(({ table, id, before, after }) =>
        sources.some(
          ([name, scope]) =>
            name === table &&
            (inScope(scope, id, after.fields) ||
              (before && isAlive(before) && inScope(scope, id, before.fields))),
        ),
      );
      if (!touched && ready === isReady()) return;
      stale = true;
      for (const listener of [...listeners]) listener();
    });
  };

  return {
    read() {
      ready = isReady();
      if (!ready) return undefined;
      if (stale || !stop) {
        const next = compute(store);
        if (!same(result, next)) result = next;
        stale = false;
      }
      return result;
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        stale = true;
        follow();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
