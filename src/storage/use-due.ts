import { useMemo } from 'react';
import { dueItems } from '#review/due.ts';
import { reviews } from './records.ts';
import { useRecords } from './use-records.ts';
import { type ReviewableRecord, useReviewables } from './use-reviewables.ts';

/** What is due for review now, longest overdue first; undefined until it is read. */
export function useDue(): ReviewableRecord[] | undefined {
  const items = useReviewables();
  const states = useRecords(reviews, (records) => new Map(records.map((row) => [row.id, row])));
  return useMemo(() => items && states && dueItems(items, states, Date.now()), [items, states]);
}
