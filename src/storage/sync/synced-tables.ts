import { z } from 'zod/mini';
import { stampOf } from '#backup/row.ts';
import type { DeviceTable, Held } from '#records/devices/replica.ts';
import type { Tables } from '#records/devices/sync-once.ts';
import type { Placed } from '#records/disk/disk.ts';
import { replacement } from '#records/replacement.ts';
import { type Fields, isAlive } from '#records/row.ts';
import type { TableName } from '../database.ts';
import { store } from '../live.ts';
import { quarantinedRecords } from '../quarantined-records.ts';
import { isSample } from '../record-fields.ts';
import { TABLE_NAMES, TABLES } from '../tables.ts';
import { TEXTS } from '../texts.ts';
import { complete, NoStorage, writeThrough } from '../write-through.ts';

/** Sound never leaves the device, and what was set aside is this browser's own matter. */
const STAYS_HERE: readonly TableName[] = ['recordings', 'quarantine'];
/** How fast this machine is says nothing about another one. */
const OWN_SETTINGS = ['machine-times'];

export const SYNCED: readonly TableName[] = TABLE_NAMES.filter((table) => !STAYS_HERE.includes(table));

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

const isOwn = (table: string, id: string) => table === 'settings' && OWN_SETTINGS.includes(id);

/** A record as a replica sees it. */
const held = (record: Fields): Held => {
  const { editedAt: _, ...fields } = record;
  return { fields, editedAt: stampOf(record) };
};

/** Whether the record could not be read: what is set aside is not removed. */
const unreadable = (table: string): Set<unknown> =>
  new Set(
    (quarantinedRecords.all() ?? [])
      .filter((each) => each.table === table)
      .map(({ record }) => (record as { id?: unknown } | undefined)?.id),
  );

async function read(tables: readonly string[] = SYNCED): Promise<Map<string, Map<string, Held | null>>> {
  const names = SYNCED.filter((table) => tables.includes(table));
  // Records that live in memory alone are not to be taken for removed ones.
  if (!(await complete([...names, 'quarantine']))) throw new NoStorage('this browser is not saving data');
  return new Map(
    names.map((table) => {
      const rows = new Map<string, Held | null>();
      for (const id of unreadable(table)) if (typeof id === 'string') rows.set(id, null);
      for (const fields of store.list(table)) {
        const id = fields.id as string;
        if (!isSample(fields) && !isOwn(table, id)) rows.set(id, held(fields));
      }
      return [table, rows];
    }),
  );
}

const change: Tables['change'] = async (places, decide) => {
  await complete([...new Set(places.map(({ table }) => table)), 'quarantine']);
  const rows = places.flatMap(({ table, id }): Placed[] => {
    const present = store.get(table, id);
    const own = present && !isSample(present) ? held(present) : undefined;
    const decided = decide(table, id, own, !present && unreadable(table).has(id));
    if (decided === 'same') return [];
    const fields = decided === 'gone' ? undefined : { ...decided.fields, editedAt: decided.editedAt };
    return [{ table, row: replacement(store, table, id, fields) }];
  });
  if (rows.length > 0) await writeThrough(rows);
};

/** The record store's tables as devices sync them. */
export const syncedTables: Tables = {
  read,
  change,
  isSound: (table, row) =>
    (SYNCED as readonly string[]).includes(table) &&
    !isOwn(table, row.id) &&
    (!isAlive(row) || z.safeParse(schemaOf(table), row.fields).success),
};
