import type { Tables } from '#backup/row.ts';
import type { TableName } from './database.ts';
import { settled, store } from './live.ts';
import { isSample } from './record-fields.ts';
import { reportRefusal } from './report-health.ts';
import { TABLE_NAMES } from './tables.ts';
import { complete } from './write-through.ts';

/** Puts records in, each marked as sample data, wherever the user has none of the same id. */
export async function addSampleData(tables: Tables): Promise<void> {
  await read(Object.keys(tables));
  store.transact(() => {
    // Whatever a backup holds under its id is newer.
    for (const [table, rows] of Object.entries(tables))
      for (const row of rows)
        store.update(table, row.id, (known) => known ?? { ...row, editedAt: 0, sample: true });
  });
  await settled();
}

/** Takes all sample data away that the user has not made their own. Returns how many records that were. */
export async function removeSampleData(): Promise<number> {
  await read(TABLE_NAMES);
  const found = TABLE_NAMES.flatMap((table) =>
    samplesIn(table).map(({ id }) => ({ table, id: id as string })),
  );
  store.transact(() => {
    for (const { table, id } of found) store.remove(table, id);
  });
  await settled();
  return found.length;
}

const samplesIn = (table: string) => store.list(table).filter(isSample);

/** Whether a table that has been read holds sample data. */
export const hasSamples = (table: TableName): boolean => samplesIn(table).length > 0;

/**
 * The tables that hold sample data.
 * @param among these; all if left out
 */
export async function tablesWithSamples(among: readonly TableName[] = TABLE_NAMES): Promise<TableName[]> {
  await read(among);
  return among.filter(hasSamples);
}

const read = (tables: readonly string[]) => complete(tables).catch(reportRefusal);
