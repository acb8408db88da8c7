import type { IDBPTransaction } from 'idb';
import { type Mode, planImport, type TablePlan } from '#backup/plan.ts';
import type { Row, Tables } from '#backup/row.ts';
import { announceChange } from './changes.ts';
import { connect } from './connection.ts';
import type { Database, TableName } from './database.ts';
import { isQuota } from './health.ts';
import { type Stored, withPending } from './snapshot.ts';
import { TABLES } from './tables.ts';

/** What an import did, and how to take it back. */
export interface Applied {
  plans: TablePlan[];
  /** Puts everything back as it was, except for records that have been changed since. */
  undo: () => Promise<void>;
}

/** Nothing has been changed; the message says why and can be shown. */
export class ApplyError extends Error {
  override name = 'ApplyError';
}

type Writing = IDBPTransaction<unknown, TableName[], 'readwrite'>;

/**
 * Imports rows in one transaction: all of them or, where the browser refuses one, none. What has to change is found
 * out inside it, so that what another tab has written meanwhile is not lost.
 * @throws {ApplyError} when nothing could be written
 */
export async function applyImport(incoming: Tables, mode: Mode): Promise<Applied> {
  const tables = Object.keys(incoming) as TableName[];
  const plans = await inOneTransaction(tables, async (transaction) => {
    const current: Stored = {};
    await Promise.all(
      tables.map(async (table) => {
        current[table] = withPending(table, await transaction.objectStore(table).getAll());
      }),
    );
    const plans = planImport(current, incoming, mode);
    for (const { table, added, changed, removed } of plans) {
      const store = transaction.objectStore(table as TableName);
      for (const row of added) send(store.put(row));
      for (const { after } of changed) send(store.put(after));
      for (const { id } of removed) send(store.delete(id));
    }
    return plans;
  });
  discardPending(plans);
  return { plans, undo: () => undoImport(plans) };
}

/** Swallow the rejection: a refused request aborts the transaction, which reports it. */
const send = (request: Promise<unknown>) => void request.catch(() => {});

async function undoImport(plans: readonly TablePlan[]): Promise<void> {
  const tables = plans.map(({ table }) => table as TableName);
  await inOneTransaction(tables, async (transaction) => {
    for (const { table, added, changed, removed } of plans) {
      const store = transaction.objectStore(table as TableName);
      const untouched = async (row: Row) =>
        ((await store.get(row.id)) as Row | undefined)?.editedAt === row.editedAt;
      for (const row of added) if (await untouched(row)) send(store.delete(row.id));
      for (const { before, after } of changed) if (await untouched(after)) send(store.put(before));
      for (const row of removed) if ((await store.count(row.id)) === 0) send(store.put(row));
    }
  });
  discardPending(plans);
}

/** Discards pending writes that the import has replaced and notifies this and the other tabs. */
function discardPending(plans: readonly TablePlan[]): void {
  for (const { table, added, changed, removed } of plans) {
    const ids = [...added, ...removed, ...changed.map(({ after }) => after)].map(({ id }) => id);
    if (ids.length === 0) continue;
    TABLES[table as TableName].collection.discardPending(ids);
    announceChange(table as TableName);
  }
}

async function inOneTransaction<R>(
  tables: TableName[],
  work: (transaction: Writing) => Promise<R>,
): Promise<R> {
  const database: Database | null = await connect();
  if (!database)
    throw new ApplyError(
      'Nothing was changed: this browser isn’t saving data for Dryrun, as in private browsing.',
    );
  let transaction: Writing | undefined;
  try {
    transaction = database.transaction(tables, 'readwrite', { durability: 'strict' }) as Writing;
    const result = await work(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    // A request that threw leaves its transaction open; one that has ended cannot be aborted again.
    try {
      transaction?.abort();
    } catch {}
    await transaction?.done.catch(() => {});
    throw new ApplyError(
      `Nothing was changed: ${isQuota(error) ? 'the browser’s storage is full' : 'the browser refused to write'}.`,
      { cause: error },
    );
  }
}
