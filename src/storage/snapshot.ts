import { z } from 'zod/mini';
import { type Row, stampOf, type Tables } from '#backup/row.ts';
import { connect } from './connection.ts';
import type { TableName } from './database.ts';
import { quarantinedRecord } from './restore.ts';
import { isSample } from './sample-data.ts';
import { TABLE_NAMES, TABLES } from './tables.ts';

export type Stored = Partial<Record<TableName, Row[]>>;

/** The rows of a table with stamps, and in place of those that could not be written what is pending. */
export function withPending(table: TableName, rows: readonly { id: string }[]): Row[] {
  const pending = TABLES[table].collection.pending();
  const stored = rows.filter(({ id }) => !pending.has(id)).map((row) => ({ ...row, editedAt: stampOf(row) }));
  return [...stored, ...[...pending.values()].filter((row) => row !== null)];
}

/**
 * Everything of the user's that is kept, as of one moment, also what only lives in memory. Rows that do not fit their schema stand
 * under those set aside, where the next read would move them. Throws where the database cannot be read: half a backup must not look whole.
 */
export async function takeSnapshot(names: readonly TableName[] = TABLE_NAMES): Promise<Tables> {
  const database = await connect();
  const stored: Stored = {};
  if (database) {
    // One transaction, so that no table is from before a change that another is from after.
    const transaction = database.transaction([...names], 'readonly');
    const read = async (table: TableName) => {
      stored[table] = await transaction.objectStore(table).getAll();
    };
    await Promise.all([...names.map(read), transaction.done]);
  }
  const broken: Row[] = [];
  const good = names.map((table) => {
    const { schema } = TABLES[table].collection;
    const rows = withPending(table, stored[table] ?? []).flatMap((row) => {
      if (isSample(row)) return [];
      const parsed = z.safeParse(schema, row);
      if (parsed.success) return [{ ...parsed.data, editedAt: row.editedAt }];
      const aside = quarantinedRecord(table, row, parsed.error);
      broken.push({ ...aside, editedAt: aside.at });
      return [];
    });
    return [table, rows] as const;
  });
  return Object.fromEntries(
    good.map(([table, rows]) => [table, table === 'quarantine' ? [...rows, ...broken] : rows]),
  );
}
