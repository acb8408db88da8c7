import type { Disk, Placed } from '#records/disk/disk.ts';
import { follow, load, store } from './live.ts';

/** This browser keeps nothing: records that live in memory alone. */
export class NoStorage extends Error {
  override name = 'NoStorage';
}

/**
 * Brings whole tables into memory. Returns the disk, null where there is none.
 * @throws where they cannot be read
 */
export async function complete(tables: readonly string[]): Promise<Disk | null> {
  await Promise.all(tables.map((table) => load(table, 'all')));
  return (await follow())?.disk.complete() ?? null;
}

/**
 * Writes rows to disk, all or none, before they are in memory and in the other tabs.
 * @throws {NoStorage} where this browser keeps nothing, and what the browser refuses with
 */
export async function writeThrough(rows: readonly Placed[]): Promise<void> {
  const target = await complete([]);
  if (!target) throw new NoStorage('this browser is not saving data');
  await target.write(rows, true);
  store.transact(() => {
    for (const { table, row } of rows) store.apply(table, [row], 'disk');
  }, 'disk');
  (await follow())?.tabs.send([...rows]);
}
