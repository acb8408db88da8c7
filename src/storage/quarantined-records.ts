import { z } from 'zod/mini';
import { collection } from './collection.ts';
import type { TableName } from './database.ts';
import { reportQuarantined } from './health.ts';
import type { QuarantinedRecord } from './quarantine.ts';

const quarantinedSchema = z.object({
  id: z.string(),
  table: z.pipe(
    z.string(),
    z.transform((name: string) => name as TableName),
  ),
  reason: z.string(),
  record: z.unknown(),
  at: z.number().check(z.nonnegative()),
});

/** Records and parts of records that could not be read, as they were found. */
export const quarantinedRecords = collection<QuarantinedRecord>('quarantine', quarantinedSchema);

/**
 * Keeps a part of a record that its reader could not understand, for the user to download.
 * @param id of the record it was found in
 */
export async function quarantineParts(
  table: TableName,
  id: string,
  parts: readonly { record: unknown; reason: string }[],
): Promise<void> {
  const at = Date.now();
  await quarantinedRecords.put({ id: `${table}/${id}/${at}`, table, reason: 'parts', record: parts, at });
  reportQuarantined(parts.length);
}
