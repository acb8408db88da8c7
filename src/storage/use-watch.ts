import { useEffect, useState } from 'react';
import type { Collection } from './collection.ts';

/**
 * The result of `query`, kept up to date across tabs; undefined until the first one is there.
 * @param key changes when the query's own parameters change
 */
export function useWatch<T extends { id: string }, R>(
  source: Collection<T>,
  query: (collection: Collection<T>) => Promise<R>,
  key = '',
): R | undefined {
  const [result, setResult] = useState<{ key: string; value: R }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what the query closes over
  useEffect(() => source.watch(query, (value) => setResult({ key, value })), [source, key]);
  return result?.key === key ? result.value : undefined;
}
