import { z } from 'zod/mini';
import { collection } from './collection.ts';
import type { TableName } from './database.ts';
import type { QuarantinedRecord } from './restore.ts';

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
