import { type Row, stampOf, type Tables } from '#backup/row.ts';
import type { TableName } from './database.ts';
import { store } from './live.ts';
import { isSample } from './record-fields.ts';
import { TABLE_NAMES } from './tables.ts';
import { complete } from './write-through.ts';

/** The records of a table that are in memory, with stamps. */
export const rowsIn = (table: string): Row[] =>
  store
    .list(table)
    .map((fields) => ({ ...fields, id: fields.id as string, editedAt: stampOf(fields) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/**
 * Everything of the user's that is kept, as of one moment, also what only lives in memory. What does not fit its schema
 * stands under what was set aside. Throws where the database cannot be read: half a backup must not look whole.
 */
export async function takeSnapshot(names: readonly TableName[] = TABLE_NAMES): Promise<Tables> {
  await complete(names);
  return Object.fromEntries(names.map((table) => [table, rowsIn(table).filter((row) => !isSample(row))]));
}
