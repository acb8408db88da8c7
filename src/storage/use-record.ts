import { useCallback, useEffect, useRef, useState } from 'react';
import type { Collection } from './collection.ts';
import { latestOnly } from './latest-only.ts';

interface Shown<T> {
  id: string;
  record: T | undefined;
}

/**
 * One record, shown at once when changed here and kept in the background; follows other tabs while nothing is
 * being written.
 * @param id of the record; undefined while it is not known
 * @returns the record (undefined where there is none), how to replace it, and whether it has been read
 */
export function useRecord<T extends { id: string }>(
  source: Collection<T>,
  id: string | undefined,
): [record: T | undefined, put: (record: T) => void, loaded: boolean] {
  const [shown, setShown] = useState<Shown<T>>();
  const [save] = useState(() => latestOnly((record: T) => source.put(record)));
  const writing = useRef(0);
  /** Counts changes made here: what was read before the last one is older than what is shown. */
  const changes = useRef(0);

  useEffect(() => {
    if (id === undefined) return;
    return source.watch(
      async (collection) => {
        const newest = writing.current === 0 ? changes.current : undefined;
        return { newest, record: await collection.get(id) };
      },
      ({ newest, record }) => newest === changes.current && setShown({ id, record }),
    );
  }, [source, id]);

  const put = useCallback(
    async (record: T) => {
      writing.current += 1;
      changes.current += 1;
      const made = changes.current;
      setShown({ id: record.id, record });
      await save(record);
      writing.current -= 1;
      // Another tab may have written meanwhile, unheard.
      const kept = await source.get(record.id);
      if (made === changes.current) setShown({ id: record.id, record: kept });
    },
    [save, source],
  );
  const loaded = id !== undefined && shown?.id === id;
  return [loaded ? shown.record : undefined, put, loaded];
}
