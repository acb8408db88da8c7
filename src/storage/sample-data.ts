import type { Tables } from '#backup/row.ts';
import { announceChange } from './changes.ts';
import { connect } from './connection.ts';
import type { TableName } from './database.ts';
import { reportRefusal } from './health.ts';

/** Whether a stored row is sample data. What the user changes is written without the mark and so becomes the user's own. */
export const isSample = (row: object): boolean => (row as { sample?: unknown }).sample === true;

/** Puts records in, each marked as sample data, wherever the user has none of the same id. */
export async function addSampleData(tables: Tables): Promise<void> {
  const names = Object.keys(tables) as TableName[];
  try {
    const transaction = (await connect())?.transaction(names, 'readwrite');
    if (!transaction) throw new Error('no database');
    const add = async (table: TableName) => {
      const store = transaction.objectStore(table);
      for (const row of tables[table] ?? [])
        if ((await store.count(row.id)) === 0)
          // Whatever a backup holds under its id is newer.
          await store.put({ ...row, editedAt: 0, sample: true });
    };
    await Promise.all([...names.map(add), transaction.done]);
  } catch (error) {
    reportRefusal(error);
  }
  for (const table of names) announceChange(table);
}

/** Takes all sample data away that the user has not made their own. Returns how many records that were. */
export async function removeSampleData(): Promise<number> {
  const names = await tablesWithSamples();
  let removed = 0;
  try {
    if (names.length === 0) return 0;
    const transaction = (await connect())?.transaction(names, 'readwrite');
    if (!transaction) throw new Error('no database');
    const clear = async (table: TableName) => {
      const store = transaction.objectStore(table);
      const rows: { id: string }[] = (await store.getAll()).filter(isSample);
      await Promise.all(rows.map(({ id }) => store.delete(id)));
      removed += rows.length;
    };
    await Promise.all([...names.map(clear), transaction.done]);
  } catch (error) {
    reportRefusal(error);
  }
  for (const table of names) announceChange(table);
  return removed;
}

/**
 * The tables that hold sample data.
 * @param among these; all if left out
 */
export async function tablesWithSamples(among?: readonly TableName[]): Promise<TableName[]> {
  try {
    const database = await connect();
    if (!database) return [];
    const names = [...(among ?? database.objectStoreNames)] as TableName[];
    const transaction = database.transaction(names, 'readonly');
    const found = await Promise.all(
      names.map(async (table) =>
        (await transaction.objectStore(table).getAll()).some(isSample) ? [table] : [],
      ),
    );
    return found.flat();
  } catch (error) {
    reportRefusal(error);
    return [];
  }
}
