import { useCallback, useRef, useSyncExternalStore } from 'react';
import { same } from '#base/same.ts';
import { scopeKey } from '#records/scope.ts';
import type { Collection, Where } from './collection.ts';
import { load, store } from './live.ts';

/** What has been made of a list, for all who make the same of it. */
const results = new WeakMap<object, Map<unknown, unknown>>();

function once<T, R>(records: readonly T[], select: (records: readonly T[]) => R): R {
  const made = results.get(records) ?? new Map<unknown, unknown>();
  results.set(records, made);
  if (!made.has(select)) made.set(select, select(records));
  return made.get(select) as R;
}

/**
 * What `select` makes of a table's records, kept up to date; undefined until they are read. It is made anew when one of
 * them has changed, and stays the same object while it says the same.
 * @param select a function of its module is called once for all components
 * @param where narrows the records
 */
export function useRecords<T extends { id: string }, R>(
  source: Collection<T>,
  select: (records: readonly T[]) => R,
  where?: Where,
): R | undefined {
  const key = scopeKey(where ?? 'all');
  const last = useRef<{ key: string; records: readonly T[]; result: R }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `where`
  const subscribe = useCallback(
    (listener: () => void) => {
      void load(source.table, where ?? 'all');
      return store.subscribe(listener);
    },
    [source, key],
  );
  const read = () => {
    const records = source.all(where);
    if (!records) return undefined;
    const before = last.current?.key === key ? last.current : undefined;
    if (before?.records === records) return before.result;
    const result = once(records, select);
    last.current = { key, records, result: before && same(before.result, result) ? before.result : result };
    return last.current.result;
  };
  return useSyncExternalStore(subscribe, read, () => undefined);
}
