import { z } from 'zod/mini';
import { millisOf, type Stamp } from '#records/clock.ts';
import type { Disk, Placed, Written } from '#records/disk/disk.ts';
import type { joined } from '#records/join.ts';
import { type Fields, isAlive, newestOf, type Row } from '#records/row.ts';
import type { Scope } from '#records/scope.ts';
import { connect } from './connection.ts';
import type { Database, TableName } from './database.ts';
import { type QuarantinedRecord, quarantinedRecord } from './quarantine.ts';
import { reportRefusal } from './report-health.ts';
import { type Removal, removedRow, rowOf, type StoredRow, storedRow } from './row-format.ts';
import { OVERWRITTEN } from './texts.ts';

/** A removal is remembered for longer than any tab stays open without being used. */
const REMOVAL_DAYS = 60;
const DAY_MS = 86_400_000;

/** A row that a page wrote as it was left. */
interface Departure extends Placed {
  id: string;
}

interface Options {
  /** How two versions of a row are joined. */
  join: typeof joined;
  /** The schema of a table's records. */
  schemaOf: (table: string) => z.ZodMiniType<{ id: string }> | undefined;
  /** Called with what could not be read, after it has been moved. */
  onQuarantined: (records: QuarantinedRecord[]) => void;
}

const keyOf = (table: string, id: string) => `${table}/${id}`;
const removalsOf = (table: string) => IDBKeyRange.bound(`${table}/`, `${table}0`, false, true);

async function opened(): Promise<Database> {
  const database = await connect();
  if (!database) throw new Error('no database');
  return database;
}

/** The tables in IndexedDB as the disk that the record store follows; null where the browser has none. */
export async function openIndexedDisk({ schemaOf, onQuarantined, join }: Options): Promise<Disk | null> {
  const database = await connect();
  if (!database) return null;
  await joinDepartures(database, join);
  void forgetRemovals(database).catch(() => {});
  return {
    async read(table, scope) {
      if (table === OVERWRITTEN) return [];
      const database = await opened();
      const { rows, removals } = await readScope(database, table as TableName, scope);
      const schema = schemaOf(table);
      const good: StoredRow[] = [];
      const broken: QuarantinedRecord[] = [];
      for (const row of rows) {
        const { error } = schema ? z.safeParse(schema, row) : {};
        if (error) broken.push(quarantinedRecord(table as TableName, row, error));
        else good.push(row);
      }
      if (broken.length > 0) onQuarantined(await quarantine(database, table as TableName, broken));
      return asRows(table, good, removals);
    },
    write: async (rows, strict) => write(await opened(), await withoutLost(rows), join, strict),
    async writeNow(rows) {
      const transaction = (await opened()).transaction('departures', 'readwrite');
      const requests = rows.map(({ table, row }) => {
        // One of its own for each version, so that none takes another's place.
        const departure: Departure = { id: `${keyOf(table, row.id)}/${newestOf(row)}`, table, row };
        return transaction.store.put(departure);
      });
      // Committed now, not when the answers come: a page that is left in between keeps what it sent.
      transaction.commit();
      await Promise.all([...requests, transaction.done]);
    },
  };
}

/** Keeps texts that lost where the user finds them. Returns the other rows. */
async function withoutLost(rows: readonly Placed[]): Promise<Placed[]> {
  const lost = rows.filter(({ table }) => table === OVERWRITTEN);
  if (lost.length > 0) {
    const { keepLost } = await import('./sync/sync-database.ts');
    await keepLost(lost.map(({ row }) => ({ ...row.fields, stamp: row.stamp }) as never));
  }
  return rows.filter(({ table }) => table !== OVERWRITTEN);
}

/** Joins what pages that were left wrote last with what is kept. What cannot be written yet is left for the next time. */
async function joinDepartures(database: Database, join: typeof joined): Promise<void> {
  try {
    const departures: Departure[] = await database.getAll('departures');
    if (departures.length === 0) return;
    await write(database, await withoutLost(departures), join);
    const transaction = database.transaction('departures', 'readwrite');
    for (const { id } of departures) void transaction.store.delete(id).catch(() => {});
    await transaction.done;
  } catch (error) {
    reportRefusal(error);
  }
}

const tablesOf = (rows: readonly Placed[]) => [
  ...new Set([...rows.map(({ table }) => table).filter((table) => table !== OVERWRITTEN), 'removals']),
];

async function readScope(
  database: Database,
  table: TableName,
  scope: Scope,
): Promise<{ rows: StoredRow[]; removals: Removal[] }> {
  const transaction = database.transaction([table, 'removals'], 'readonly');
  const store = transaction.objectStore(table);
  const removed = transaction.objectStore('removals');
  const [rows, removals] = await Promise.all([
    scope === 'all'
      ? store.getAll()
      : 'id' in scope
        ? store.getAll(scope.id)
        : store.index(scope.field).getAll(scope.equals),
    removed.getAll(scope !== 'all' && 'id' in scope ? keyOf(table, scope.id) : removalsOf(table)),
  ]);
  return { rows, removals };
}

function asRows(table: string, rows: readonly StoredRow[], removals: readonly Removal[]): Row[] {
  const removed = new Map<string, Stamp>(removals.map((each) => [each.id, each.removed]));
  const there = rows.map((row) => {
    const key = keyOf(table, row.id);
    const at = removed.get(key);
    removed.delete(key);
    return rowOf(row, at);
  });
  return [...there, ...[...removed].map(([key, at]) => removedRow(key.slice(table.length + 1), at))];
}

type Writing = ReturnType<typeof beginWriting>;
const beginWriting = (database: Database, tables: string[], strict = false) =>
  database.transaction(tables, 'readwrite', strict ? { durability: 'strict' } : {});

const putInto =
  (transaction: Writing) =>
  ({ table, row }: Placed): Promise<unknown>[] => {
    const store = transaction.objectStore(table);
    const removals = transaction.objectStore('removals');
    const key = keyOf(table, row.id);
    if (isAlive(row)) return [store.put(storedRow(row)), removals.delete(key)];
    const removal: Removal = { id: key, removed: row.removed ?? row.stamp };
    return [store.delete(row.id), removals.put(removal)];
  };

async function write(
  database: Database,
  rows: readonly Placed[],
  join: typeof joined,
  strict?: boolean,
): Promise<Written> {
  const written: Written = { news: [], found: [] };
  if (rows.length === 0) return written;
  const transaction = beginWriting(database, tablesOf(rows), strict);
  const put = putInto(transaction);
  const one = async ({ table, row }: Placed) => {
    const [stored, removal]: [StoredRow | undefined, Removal | undefined] = await Promise.all([
      transaction.objectStore(table).get(row.id),
      transaction.objectStore('removals').get(keyOf(table, row.id)),
    ]);
    const [before] = asRows(table, stored ? [stored] : [], removal ? [removal] : []);
    const after = before ? join(before, row) : row;
    if (after === before) return;
    written.news.push({ table, row });
    if (before) written.found.push({ table, row: before });
    await Promise.all(put({ table, row: after }));
  };
  try {
    await Promise.all(rows.map(one));
    transaction.commit();
    await transaction.done;
    return written;
  } catch (error) {
    // A request that threw leaves its transaction open; one that has ended cannot be aborted again.
    try {
      transaction.abort();
    } catch {}
    await transaction.done.catch(() => {});
    throw error;
  }
}

/** Moves records that cannot be read into the quarantine. Returns those that were still there. */
async function quarantine(
  database: Database,
  table: TableName,
  broken: readonly QuarantinedRecord[],
): Promise<QuarantinedRecord[]> {
  // One transaction, so that a record is either in its table or set aside, never in neither.
  const transaction = database.transaction([table, 'quarantine'], 'readwrite');
  const source = transaction.objectStore(table);
  const moved: QuarantinedRecord[] = [];
  for (const item of broken) {
    const key = (item.record as Fields).id as string;
    // Another tab may have set it aside meanwhile.
    if ((await source.count(key)) === 0) continue;
    await transaction.objectStore('quarantine').put(item);
    await source.delete(key);
    moved.push(item);
  }
  await transaction.done;
  return moved;
}

async function forgetRemovals(database: Database): Promise<void> {
  const before = Date.now() - REMOVAL_DAYS * DAY_MS;
  const removals: Removal[] = await database.getAll('removals');
  for (const { id, removed } of removals)
    if (millisOf(removed) < before) await database.delete('removals', id);
}
