import { z } from 'zod/mini';
import { createClock } from '#records/clock.ts';
import type { Disk, Placed } from '#records/disk/disk.ts';
import { type DiskFollower, followDisk } from '#records/disk/follow-disk.ts';
import { isAlive, type Row } from '#records/row.ts';
import { Store } from '#records/store.ts';
import { type Channel, followTabs, type TabsFollower } from '#records/tabs/follow-tabs.ts';
import { isOpening } from './connection.ts';
import type { TableName } from './database.ts';
import { reportKept, reportQuarantined, reportRefusal, reportSilence } from './health.ts';
import type { QuarantinedRecord } from './quarantine.ts';
import { TEXTS } from './texts.ts';

/** Distinguishes the changes of this tab from those of others. */
const NODE = Math.random().toString(36).slice(2, 12);
/** Takes texts that lost to an edit made elsewhere at the same time; see `sync/sync-database.ts`. */
const OVERWRITTEN = 'overwritten';

/** What the user makes, in the memory of this tab. The disk and the other tabs follow it from its first use on. */
export const store = new Store({
  clock: createClock(NODE),
  tables: Object.fromEntries(Object.entries(TEXTS).map(([table, texts]) => [table, { texts }])),
  overwrittenTable: OVERWRITTEN,
});

const schemas = new Map<string, z.ZodMiniType<{ id: string }>>();

/** Says what the records of a table look like; what does not is quarantined. */
export function registerTable(table: TableName, schema: z.ZodMiniType<{ id: string }>): void {
  schemas.set(table, schema);
}

/** A row of a table that this page has not needed yet is taken as it is: it is checked when it is read. */
const isSound = (table: string, row: Row) => {
  const schema = schemas.get(table);
  return table !== OVERWRITTEN && (!schema || !isAlive(row) || z.safeParse(schema, row.fields).success);
};

let followers: { disk: DiskFollower; tabs: TabsFollower } | undefined;
let isSilent = false;
let isLeaving = false;
/** What replaces records as soon as they have been read. */
const early = new Set<() => void>();

function follow(): { disk: DiskFollower; tabs: TabsFollower } {
  if (followers) return followers;
  const disk = followDisk(store, {
    open: async () => {
      const { openIndexedDisk } = await import('./indexed-disk.ts');
      return openIndexedDisk({ schemaOf: (table) => schemas.get(table), onQuarantined });
    },
    isOpening,
    onState(state) {
      isSilent = state.kind === 'slow';
      if (state.kind === 'kept') reportKept();
      else if (state.kind === 'slow') reportSilence();
      else reportRefusal(state.error);
    },
    onRescued: (rows) => followers?.tabs.send(rows),
  });
  const tabs = followTabs(store, openChannel(), { isSound, pending: disk.pending });
  store.subscribe((changes) => {
    if (isLeaving && changes.some(({ origin }) => origin === 'here')) disk.flush();
  });
  followers = { disk, tabs };
  return followers;
}

function onQuarantined(records: QuarantinedRecord[]): void {
  if (records.length === 0) return;
  for (const record of records)
    store.apply('quarantine', [store.replacement('quarantine', record.id, { ...record })], 'disk');
  reportQuarantined(records.length);
}

/** While the disk is silent, what is made here has not seen what is kept, and is no other tab's business. */
function openChannel(): Channel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel('dryrun-records');
  return {
    post: (message) => !isSilent && channel.postMessage(message),
    listen(listener) {
      channel.onmessage = ({ data }) => listener(data);
      return () => channel.close();
    },
  };
}

/** The page is being left: what waits is done now, and what is done now is written now. */
function leave(): void {
  isLeaving = true;
  for (const work of [...early]) work();
  followers?.disk.flush();
  followers?.tabs.flush();
}
// Prerendering has no page to be left.
globalThis.addEventListener?.('pagehide', leave);
globalThis.addEventListener?.('pageshow', () => {
  isLeaving = false;
});

/** Where a record stands. */
export interface Place {
  table: TableName;
  id: string;
}

/** Brings everything of a scope into memory; see `Store.load`. */
export const load: Store['load'] = (table, scope) => {
  follow();
  return store.load(table, scope);
};

const isRead = ({ table, id }: Place) => store.isLoaded(table, { id });

/**
 * Does what changes records as soon as they have been read, which is at once where they are on screen.
 * @param replaces whether it holds whatever the records are: then it is done even if the page is left before
 * @returns when it has been done; on disk it is later
 */
export async function once(places: readonly Place[], work: () => void, replaces = false): Promise<void> {
  follow();
  if ((isLeaving && replaces) || places.every(isRead)) return store.transact(work);
  const doWork = () => {
    early.delete(doWork);
    store.transact(work);
  };
  if (replaces) early.add(doWork);
  await Promise.all(places.map(({ table, id }) => store.load(table, { id })));
  if (!replaces || early.has(doWork)) doWork();
}

/** Resolves when everything that has been changed has been written, or refused. */
export const settled = (): Promise<void> => follow().disk.settled();

/** This browser keeps nothing: records that live in memory alone. */
export class NoStorage extends Error {
  override name = 'NoStorage';
}

/**
 * Brings whole tables into memory. Returns the disk, null where there is none.
 * @throws where they cannot be read
 */
export async function complete(tables: readonly string[]): Promise<Disk | null> {
  const { disk } = follow();
  await Promise.all(tables.map((table) => store.load(table, 'all')));
  return disk.complete();
}

/**
 * Writes rows to disk, all or none, before they are in memory and in the other tabs.
 * @throws {NoStorage} where this browser keeps nothing, and what the browser refuses with
 */
export async function writeThrough(rows: readonly Placed[]): Promise<void> {
  const { disk, tabs } = follow();
  const target = await disk.complete();
  if (!target) throw new NoStorage('this browser is not saving data');
  await target.write(rows, true);
  store.transact(() => {
    for (const { table, row } of rows) store.apply(table, [row], 'disk');
  }, 'disk');
  tabs.send([...rows]);
}

/** Ends following disk and tabs, as a page that is closed does. */
export function close(): void {
  followers?.disk.stop();
  followers?.tabs.stop();
}
