import { beforeEach, expect, test } from 'vitest';
import { stampAt } from '#records/clock.ts';
import { Replica } from '#records/devices/replica.ts';
import { type Memory, type Place, syncOnce } from '#records/devices/sync-once.ts';
import { firstRow } from '#records/row.ts';
import { beginEmpty, newTab, withoutStamps } from '../testing/tabs.ts';

beginEmpty();

const files = new Map<string, { text: string; version: string }>();
beforeEach(() => files.clear());

/** A place in memory. */
const place: Place = {
  list: async () => new Map([...files].map(([file, { version }]) => [file, version])),
  read: async (file) => files.get(file)?.text,
  async write(file, text) {
    const version = String(Number(files.get(file)?.version ?? 0) + 1);
    files.set(file, { text, version });
    return version;
  },
};

const newMemory = (): Memory => ({ versions: new Map(), skipped: new Map(), save: async () => {} });

/** This browser, with today's tables. */
async function newBrowser(replica?: Replica) {
  const { settings, settled, close } = await newTab();
  const [{ DEVICE_TABLES, syncedTables: tables }, { notes }, { connect }] = await Promise.all([
    import('./synced-tables.ts'),
    import('../question-records.ts'),
    import('../connection.ts'),
  ]);
  const known = replica ?? new Replica('here', DEVICE_TABLES);
  const memory = newMemory();
  const sync = (changed?: string[]) => syncOnce({ replica: known, tables, place, memory, changed });
  const raw = async (table: string, id: string) => (await connect())?.get(table, id);
  const putRaw = async (table: string, row: object) => (await connect())?.put(table, row);
  return { settings, notes, replica: known, sync, raw, putRaw, settled, close };
}

/** Another device that brings rows. */
async function bring(table: string, fields: { id: string }, millis: number) {
  const { writeDeviceFile } = await import('#records/devices/device-file.ts');
  const row = firstRow(fields.id, { ...fields }, stampAt(millis, 0, 'there'));
  files.set('there.00.json', {
    text: await writeDeviceFile('there', [{ table, row }]),
    version: `${millis}`,
  });
}

test('records of another device land in the tables with the time of their edit, and watchers hear of them', async () => {
  const { notes, sync, raw } = await newBrowser();
  const heard: (string | undefined)[] = [];
  const stop = notes.watch(
    (source) => source.get('q'),
    (note) => heard.push(note?.text),
  );
  await bring('notes', { id: 'q', text: 'theirs', at: 5 } as { id: string }, 1000);
  expect(await sync()).toMatchObject({ received: 1 });
  await expect.poll(() => heard.at(-1)).toBe('theirs');
  expect(withoutStamps(await raw('notes', 'q'))).toEqual({ id: 'q', text: 'theirs', at: 5, editedAt: 1000 });
  stop();
});

test('recordings, samples, what was set aside and what this machine measured stay here', async () => {
  const { settings, notes, replica, sync, putRaw } = await newBrowser();
  await notes.put({ id: 'own', text: 'mine', at: 1 });
  await settings.put({ id: 'machine-times', value: { python: 3 } });
  await putRaw('notes', { id: 'sample', text: 'sample', at: 1, sample: true, editedAt: 0 });
  await putRaw('recordings', { id: 'r', questionId: 'q', sound: new Blob(['x']), seconds: 1, at: 1 });
  await sync();
  expect(replica.alive().map(({ table, row }) => `${table}/${row.id}`)).toEqual(['notes/own']);
});

test('a record that cannot be read, or was set aside, is not taken for a removed one', async () => {
  const before = await newBrowser();
  await before.notes.put({ id: 'q', text: 'good', at: 1 });
  await before.sync();
  await before.settled();
  await before.putRaw('notes', { id: 'q', text: 7 });
  before.close();
  const { notes, replica, sync, raw } = await newBrowser(before.replica);
  await sync(['notes']);
  expect(replica.row('notes', 'q')?.removed).toBeUndefined();
  // Its first read sets it aside.
  expect(await notes.get('q')).toBeUndefined();
  await expect.poll(() => raw('notes', 'q')).toBeUndefined();
  await sync(['notes']);
  expect(replica.row('notes', 'q')?.removed).toBeUndefined();
  await bring('notes', { id: 'q', text: 'newer', at: 2 } as { id: string }, Date.now() + 5000);
  await sync([]);
  expect((await notes.get('q'))?.text).toBe('newer');
});

test('what is removed here is removed for all, and rows that do not fit are left where they are', async () => {
  const { notes, replica, sync } = await newBrowser();
  await notes.put({ id: 'q', text: 'mine', at: 1 });
  await sync();
  await notes.remove('q');
  await sync(['notes']);
  expect(replica.row('notes', 'q')?.removed).toBeDefined();
  await bring('notes', { id: 'bad', text: 7 } as { id: string }, 1000);
  expect(await sync([])).toMatchObject({ received: 0, problems: [{ kind: 'unknown' }] });
});

test('without storage nothing is compared: records in memory alone are not removed elsewhere', async () => {
  const { open } = indexedDB;
  indexedDB.open = () => {
    throw new Error('refused');
  };
  const { sync } = await newBrowser();
  await expect(sync()).rejects.toMatchObject({ name: 'NoStorage' });
  indexedDB.open = open;
});
