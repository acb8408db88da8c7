import type { z } from 'zod/mini';
import type { TableName } from './database.ts';

/** A record that could not be read, kept as it was found. */
export interface QuarantinedRecord {
  id: string;
  table: TableName;
  reason: string;
  record: unknown;
  at: number;
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
