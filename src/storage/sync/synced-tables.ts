import { z } from 'zod/mini';
import { stampOf } from '#backup/row.ts';
import type { DeviceTable, Held } from '#records/devices/replica.ts';
import type { Tables } from '#records/devices/sync-once.ts';
import { isAlive } from '#records/row.ts';
import { announceChange } from '../changes.ts';
import { connect } from '../connection.ts';
import type { Database, TableName } from '../database.ts';
import { type QuarantinedRecord, quarantinedRecord } from '../restore.ts';
import { isSample } from '../sample-data.ts';
import { TABLE_NAMES, TABLES } from '../tables.ts';

/** Sound never leaves the device, and what was set aside is this browser's own matter. */
const STAYS_HERE: readonly TableName[] = ['recordings', 'quarantine'];
/** How fast this machine is says nothing about another one. */
const OWN_SETTINGS = ['machine-times'];

export const SYNCED: readonly TableName[] = TABLE_NAMES.filter((table) => !STAYS_HERE.includes(table));

const STAR = ['situation', 'task', 'action', 'result'];
/** Fields that people fill: what is lost of them to an edit elsewhere is kept. */
const TEXTS: Partial<Record<TableName, string[]>> = {
  drafts: ['source'],
  testCases: ['cases'],
  starAnswers: [...STAR, 'notes'],
  stories: ['title', ...STAR],
  designAnswers: ['concurrency', 'highLevel', 'lowLevel', 'capacity'],
  drawings: ['shapes'],
  pipelines: ['nodes', 'edges'],
  notes: ['text'],
  interviewAnswers: [...STAR, 'notes', 'code'],
  projects: ['content'],
  asks: ['question', 'code'],
};

const schemaOf = (table: string) => TABLES[table as TableName].collection.schema;

/** What a replica has to know of each table. */
export const DEVICE_TABLES: Readonly<Record<string, DeviceTable>> = Object.fromEntries(
  SYNCED.map((table) => [
    table,
    {
      texts: TEXTS[table],
      understood: (fields) => z.safeParse(schemaOf(table), fields).data ?? fields,
    } satisfies DeviceTable,
  ]),
);

/** Thrown where this browser keeps nothing: records that live in memory alone are not to be taken for removed ones. */
export class NoStorage extends Error {
  override name = 'NoStorage';
}

async function database(): Promise<Database> {
  const opened = await connect();
  if (!opened) throw new NoStorage('this browser is not saving data');
  return opened;
}

type StoredRow = { id: string };
const isOwn = (table: string, id: string) => table === 'settings' && OWN_SETTINGS.includes(id);

/** A stored row as a replica sees it; null where it does not fit its schema. */
function held(table: string, row: StoredRow): Held | null {
  const { editedAt: _, sample: __, ...fields } = row as StoredRow & Record<string, unknown>;
  const fits = z.safeParse(schemaOf(table), fields).success;
  return fits ? { fields, editedAt: stampOf(row) } : null;
}

/** What is pending wins over the database; null where a removal is. */
const pendingOf = (table: TableName, id: string) => TABLES[table].collection.pending().get(id);

async function read(tables: readonly string[] = SYNCED): Promise<Map<string, Map<string, Held | null>>> {
  const names = SYNCED.filter((table) => tables.includes(table));
  const transaction = (await database()).transaction([...names, 'quarantine'], 'readonly');
  const found = new Map<string, Map<string, Held | null>>();
  const readTable = async (table: TableName) => {
    const rows: StoredRow[] = await transaction.objectStore(table).getAll();
    const pending = TABLES[table].collection.pending();
    const waiting = [...pending.values()].filter((row) => row !== null);
    const present = [...rows.filter(({ id }) => !pending.has(id)), ...waiting];
    const own = present.filter((row) => !isSample(row) && !isOwn(table, row.id));
    found.set(table, new Map(own.map((row) => [row.id, held(table, row)])));
  };
  const [aside] = await Promise.all([
    transaction.objectStore('quarantine').getAll() as Promise<QuarantinedRecord[]>,
    ...names.map(readTable),
  ]);
  // Set aside is not removed.
  for (const { table, record } of aside) {
    const id = (record as { id?: unknown } | undefined)?.id;
    const rows = found.get(table);
    if (typeof id === 'string' && rows && !rows.has(id)) rows.set(id, null);
  }
  return found;
}

const change: Tables['change'] = async (places, decide) => {
  const names = [...new Set(places.map(({ table }) => table as TableName))];
  const transaction = (await database()).transaction([...names, 'quarantine'], 'readwrite', {
    durability: 'strict',
  });
  const changed = new Map<TableName, string[]>();
  const one = async (table: TableName, id: string) => {
    const store = transaction.objectStore(table);
    const stored: StoredRow | undefined = await store.get(id);
    const pending = pendingOf(table, id);
    const row = pending === undefined ? stored : (pending ?? undefined);
    const present = row && !isSample(row) ? held(table, row) : undefined;
    const decided = decide(table, id, present ?? undefined, present === null);
    if (decided === 'same') return;
    if (stored && present === null) await quarantine(table, stored);
    if (decided === 'gone') await store.delete(id);
    else await store.put({ ...decided.fields, editedAt: decided.editedAt });
    changed.set(table, [...(changed.get(table) ?? []), id]);
  };
  const quarantine = (table: TableName, row: StoredRow) => {
    const { error } = z.safeParse(schemaOf(table), row);
    return error && transaction.objectStore('quarantine').put(quarantinedRecord(table, row, error));
  };
  try {
    for (const { table, id } of places) await one(table as TableName, id);
    await transaction.done;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended by itself.
    }
    await transaction.done.catch(() => {});
    throw error;
  }
  for (const [table, ids] of changed) {
    TABLES[table].collection.discardPending(ids);
    announceChange(table);
  }
};

/** Today's tables as devices sync them. */
export const syncedTables: Tables = {
  read,
  change,
  isSound: (table, row) =>
    (SYNCED as readonly string[]).includes(table) &&
    !isOwn(table, row.id) &&
    (!isAlive(row) || z.safeParse(schemaOf(table), row.fields).success),
};
