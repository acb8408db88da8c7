import { useEffect, useState } from 'react';
import { areaOf } from '#areas.ts';
import { originOf } from './origin.ts';
import type { Sequence, SequenceRow } from './sequence.ts';

/** A question beside another. */
export interface Step {
  title: string;
  to: string;
  row: SequenceRow;
}

const stepOf = (row: SequenceRow | undefined): Step | undefined => {
  const to = row?.databaseId && areaOf(row.databaseId)?.question(row.databaseId);
  return row && to ? { title: row.title, to, row } : undefined;
};

/** The list that was loaded last, and where it led from: the way through it needs no wait. */
let last: { from: string; sequence: Sequence } | undefined;

function lastOf(databaseId: string): { of: string; sequence: Sequence } | undefined {
  const holds = last?.sequence.rows.some((row) => row.databaseId === databaseId);
  return last && holds && last.from === originOf(databaseId).to
    ? { of: databaseId, sequence: last.sequence }
    : undefined;
}

/** The neighbors of a question in the list one came from; undefined until that is loaded. */
export function useSequence(databaseId: string) {
  const [found, setFound] = useState(() => lastOf(databaseId));
  useEffect(() => {
    let current = true;
    import('./sequence.ts')
      .then(({ loadSequence }) => loadSequence(databaseId, originOf(databaseId)))
      // Where the list does not come, the question is there all the same.
      .catch(() => ({ label: '', rows: [] }))
      .then((sequence) => {
        if (!current) return;
        last = { from: originOf(databaseId).to, sequence };
        setFound({ of: databaseId, sequence });
      });
    return () => {
      current = false;
    };
  }, [databaseId]);
  if (found?.of !== databaseId) return undefined;
  const { label, rows } = found.sequence;
  const index = rows.findIndex((row) => row.databaseId === databaseId);
  return {
    label,
    rows,
    index,
    previous: stepOf(rows[index - 1]),
    next: index < 0 ? undefined : stepOf(rows[index + 1]),
    /** The next one that `isOpen`, from here on and around. */
    nextOpen: (isOpen: (databaseId: string) => boolean) =>
      stepOf(
        [...rows.slice(index + 1), ...rows.slice(0, Math.max(0, index))].find(
          (row) => row.databaseId && isOpen(row.databaseId),
        ),
      ),
  };
}
