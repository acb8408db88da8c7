import { z } from 'zod/mini';
import type { Database, TableName } from './database.ts';
import { reportQuarantined, reportRefusal } from './health.ts';

/** A record that could not be read, kept as it was found. */
export interface QuarantinedRecord {
  id: string;
  table: TableName;
  reason: string;
  record: unknown;
  at: number;
}

/**
 * Reads records and lets only those through that fit `schema`. The others are moved to the `quarantine`
 * table, outside the running read, and counted in the storage health; the rest loads as usual.
 */
export async function restore<T>(
  database: Database | null,
  table: TableName,
  schema: z.ZodMiniType<T>,
  read: (database: Database) => Promise<unknown[]>,
): Promise<T[]> {
  if (!database) return [];
  let rows: unknown[];
  try {
    rows = await read(database);
  } catch (error) {
    reportRefusal(error);
    return [];
  }
  const good: T[] = [];
  const broken: QuarantinedRecord[] = [];
  for (const row of rows) {
    const parsed = z.safeParse(schema, row);
    if (parsed.success) good.push(parsed.data);
    else broken.push(quarantinedRecord(table, row, parsed.error));
  }
  // Not awaited: what is readable should not wait for what is not.
  if (broken.length > 0) void quarantine(database, table, broken);
  return good;
}

/** What stands in the quarantine for a record that does not fit its schema. */
export function quarantinedRecord(
  table: TableName,
  record: unknown,
  error: z.core.$ZodError,
): QuarantinedRecord {
  const issue = error.issues[0];
  const at = Date.now();
  return {
    // With the time, so that a second broken record of the same id does not take the first one's place.
    id: `${table}/${idOf(record)}/${at}`,
    table,
    reason: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'does not fit'}`,
    record,
    at,
  };
}

const idOf = (record: unknown) => String((record as { id?: unknown }).id);

async function quarantine(database: Database, table: TableName, broken: QuarantinedRecord[]): Promise<void> {
  try {
    // One transaction, so that a record is either in its table or set aside, never in neither.
    const transaction = database.transaction([table, 'quarantine'], 'readwrite');
    const source = transaction.objectStore(table);
    let moved = 0;
    for (const item of broken) {
      // Another tab may have set it aside meanwhile.
      if ((await source.count(idOf(item.record))) === 0) continue;
      await transaction.objectStore('quarantine').put(item);
      await source.delete(idOf(item.record));
      moved += 1;
    }
    await transaction.done;
    if (moved > 0) reportQuarantined(moved);
  } catch (error) {
    reportRefusal(error);
  }
}

/**
 * Keeps a part of a record that its reader could not understand, for the user to download.
 * @param id of the record it was found in
 */
export async function quarantineParts(
  database: Database | null,
  table: TableName,
  id: string,
  parts: readonly { record: unknown; reason: string }[],
): Promise<void> {
  const at = Date.now();
  try {
    await database?.put('quarantine', {
      id: `${table}/${id}/${at}`,
      table,
      reason: 'parts',
      record: parts,
      at,
    });
    reportQuarantined(parts.length);
  } catch (error) {
    reportRefusal(error);
  }
}

/** Everything set aside so far, for the user to download. */
export async function listQuarantined(database: Database | null): Promise<unknown[]> {
  return database ? database.getAll('quarantine') : [];
}
