import type { z } from 'zod/mini';
import { createClock } from '#records/clock.ts';
import { Store } from '#records/store.ts';
import type { TableName } from './database.ts';
import type { Followers } from './following.ts';
import { change, REFUSED } from './health.ts';

/** Distinguishes the changes of this tab from those of others. */
const NODE = Math.random().toString(36).slice(2, 12);

/** What the user makes, in the memory of this tab. The disk and the other tabs follow it from its first use on. */
export const store = new Store(createClock(NODE));

const schemas = new Map<string, z.ZodMiniType<{ id: string }>>();

/** Says what the records of a table look like; what does not is quarantined. */
export function registerTable(table: TableName, schema: z.ZodMiniType<{ id: string }>): void {
  schemas.set(table, schema);
}

let starting: Promise<Followers | null> | undefined;
/** As soon as they are there. */
let followers: Followers | null = null;
let isLeaving = false;
/** What replaces records as soon as they have been read. */
const early = new Set<() => void>();

/** Loaded after the page has been painted. Nothing is changed before: each record is read first. */
export function follow(): Promise<Followers | null> {
  starting ??= import('./following.ts').then(
    ({ follow }) => {
      followers = follow(store, (table) => schemas.get(table));
      store.subscribe((changes) => {
        if (isLeaving && changes.some(({ origin }) => origin === 'here')) followers?.disk.flush();
      });
      return followers;
    },
    () => {
      change({ kept: false, ...REFUSED });
      store.loadWith(async () => {});
      return null;
    },
  );
  return starting;
}

/** The page is being left: what waits is done now, and what is done now is written now. */
function leave(): void {
  isLeaving = true;
  // Nobody would hear of it.
  if (!followers) return;
  for (const work of [...early]) work();
  followers.disk.flush();
  followers.tabs.flush();
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
  void follow();
  return store.load(table, scope);
};

/**
 * Does what changes records as soon as they have been read, which is at once where they are on screen.
 * @param replaces whether it holds whatever the records are: then it is done even if the page is left before
 * @returns when it has been done; on disk it is later
 */
export async function once(places: readonly Place[], work: () => void, replaces = false): Promise<void> {
  const isRead = places.every(({ table, id }) => store.isLoaded(table, { id }));
  if (isRead || (isLeaving && replaces && followers)) return store.transact(work);
  const doWork = () => {
    early.delete(doWork);
    store.transact(work);
  };
  if (replaces) early.add(doWork);
  await Promise.all(places.map(({ table, id }) => load(table, { id })));
  if (!replaces || early.has(doWork)) doWork();
}

/** Resolves when everything that has been changed has been written, or refused. */
export const settled = async (): Promise<void> => (await follow())?.disk.settled();

/** Ends following disk and tabs, as a page that is closed does. */
export function close(): void {
  followers?.disk.stop();
  followers?.tabs.stop();
}
