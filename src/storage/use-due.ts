import { useMemo } from 'react';
import { dueItems } from '#review/due.ts';
import { reviews } from './records.ts';
import { type ReviewableRecord, useReviewables } from './use-reviewables.ts';
import { useWatch } from './use-watch.ts';

/** What is due for review now, longest overdue first; undefined until it is read. */
export function useDue(): ReviewableRecord[] | undefined {
  const items = useReviewables();
  const states = useWatch(
    reviews,
    async (source) => new Map((await source.list()).map((row) => [row.id, row])),
  );
  return useMemo(() => items && states && dueItems(items, states, Date.now()), [items, states]);
}
