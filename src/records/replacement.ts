import { FIRST } from './clock.ts';
import { type Fields, firstRow, type Row, removed, seenIn } from './row.ts';
import type { Store } from './store.ts';

/**
 * The row that a record would become if it were written as a whole now (undefined: removed), for what has to be on disk
 * before it is in memory. Whoever writes it has seen what it replaces.
 */
export function replacement(store: Store, table: string, id: string, fields: Fields | undefined): Row {
  const row = store.row(table, id);
  const stamp = store.clock.next();
  if (!fields) return removed(row ?? firstRow(id, { id }, FIRST), stamp);
  if (!row) return firstRow(id, fields, stamp);
  return { ...row, fields, stamp, own: undefined, seen: seenIn(row, store.textsOf(table)) };
}
