import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Collection } from './collection.ts';
import { load, store } from './live.ts';

const NOT_READ = Symbol('not read');

/**
 * One record, as it is now: changed here, in another tab or on another device.
 * @param id of the record; undefined while it is not known
 * @returns the record (undefined where there is none), how to replace it, and whether it has been read
 */
export function useRecord<T extends { id: string }>(
  source: Collection<T>,
  id: string | undefined,
): [record: T | undefined, put: (record: T) => void, loaded: boolean] {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (id !== undefined) void load(source.table, { id });
      return store.subscribe(listener);
    },
    [source, id],
  );
  const found = useSyncExternalStore<T | undefined | typeof NOT_READ>(
    subscribe,
    () => (id !== undefined && store.isLoaded(source.table, { id }) ? source.peek(id) : NOT_READ),
    () => NOT_READ,
  );
  /** What was put here before the record had been read; it takes its place as soon as it is. */
  const [early, setEarly] = useState<T>();
  const put = useCallback(
    (record: T) => {
      if (!store.isLoaded(source.table, { id: record.id })) setEarly(record);
      void source.put(record);
    },
    [source],
  );
  if (found !== NOT_READ) return [found, put, true];
  return [early?.id === id ? early : undefined, put, false];
}
