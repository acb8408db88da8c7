import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, vi } from 'vitest';
import { readBackup } from '#backup/read.ts';
import type { Tables } from '#backup/row.ts';
import { writeBackup } from '#backup/write.ts';
import type { Database, TableName } from '../database.ts';
import type { StoredRow } from '../row-format.ts';
import { SAMPLE_RECORDS } from './sample-records.ts';

/** What a backup holds of `localStorage`. */
export const LOCAL = { 'dryrun-theme': 'dark', 'dryrun-sidebar-collapsed': null };
const opened: Database[] = [];
/** How to close each tab that is open. */
const tabs: (() => void)[] = [];

/** Notes an open database, so that it is closed when its test is over. */
export const keep = (database: Database) => {
  opened.push(database);
  return database;
};

/** Closes every tab and every open database. */
export function closeAll(): void {
  for (const close of tabs.splice(0)) close();
  for (const database of opened.splice(0)) database.close();
}

/** Every test of the file begins with an empty browser. */
export function beginEmpty(): void {
  beforeEach(() => deleteDB('dryrun'));
  afterEach(closeAll);
}

/** Opens the product as a tab does. The modules hold the open database and what is pending, so each tab loads them anew. */
export async function newTab() {
  vi.resetModules();
  const [
    { close, settled },
    { connect },
    { takeSnapshot },
    { applyImport },
    { TABLES, TABLE_NAMES },
    records,
    health,
  ] = await Promise.all([
    import('../live.ts'),
    import('../connection.ts'),
    import('../snapshot.ts'),
    import('../apply-import.ts'),
    import('../tables.ts'),
    import('../records.ts'),
    import('../health.ts'),
  ]);
  // As in a page that has been painted: a test's own clock does not wait for a script.
  await import('../following.ts');
  connect().then((database) => database && keep(database));
  tabs.push(close);
  const states: { kept: boolean; reason?: string }[] = [];
  health.watchHealth((state) => states.push(state));
  const known = {
    tables: Object.fromEntries(TABLE_NAMES.map((table) => [table, TABLES[table].collection.schema])),
    local: Object.keys(LOCAL),
  };
  const read = (text: string) => readBackup(text, known);
  const exported = async (tables?: Tables) =>
    writeBackup({
      tables: tables ?? (await takeSnapshot()),
      local: LOCAL,
      product: '1.0.0',
      createdAt: new Date(0),
    });
  const health_ = () => states.at(-1);
  return {
    ...records,
    TABLE_NAMES,
    connect,
    close,
    settled,
    takeSnapshot,
    applyImport,
    read,
    exported,
    health: health_,
  };
}

/** One record for every table. */
export async function fill(database: Database): Promise<void> {
  const names = [...database.objectStoreNames].filter((name) => name in SAMPLE_RECORDS) as TableName[];
  const transaction = database.transaction(names, 'readwrite');
  await Promise.all(names.map((name) => transaction.objectStore(name).put(SAMPLE_RECORDS[name])));
  await transaction.done;
}

/** Tables that hold no records. */
export const OWN_TABLES = ['removals', 'departures'];

/** A record as it lies in its table, without what only orders edits. */
export const withoutStamps = ({ stamps: _, ...row }: StoredRow) => row;

/** Every record of every table. */
export async function everything(database: Database): Promise<Record<string, unknown[]>> {
  const names = [...database.objectStoreNames].filter((name) => !OWN_TABLES.includes(name));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await database.getAll(name)).map(withoutStamps)])),
  );
}

/** What the work was refused with. */
export const refusal = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => {
      throw new Error('was taken');
    },
    (error) => error,
  );
