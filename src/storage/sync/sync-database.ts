import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { Overwritten } from '#records/conflict.ts';
import type { Known } from '#records/devices/replica.ts';
import type { Account } from '#sync/remote-storage.ts';

/** Where this device meets the others. */
export type Target =
  | { kind: 'folder'; handle: FileSystemDirectoryHandle }
  | {
      kind: 'account';
      /** As the user typed it. */
      address: string;
      storage: string;
      token: string;
      key: CryptoKey;
      /** The account's key file as it was when the key was made. */
      keyFile: string;
    };

/** Sync as it was turned on in this browser. */
export interface Config {
  device: string;
  target: Target;
  /** False while it is turned off and remembered. */
  on: boolean;
}

/** An account whose permission has been asked for, or given. */
export interface Pending {
  address: string;
  account: Account;
  state: string;
  token?: string;
}

/** A text that lost, and whether the user has seen to it. */
export interface LostText extends Overwritten {
  done?: boolean;
}

interface Schema extends DBSchema {
  rows: { key: string; value: Known };
  lost: { key: string; value: LostText };
  state: { key: string; value: unknown };
}

const NAME = 'dryrun-sync';
let opening: Promise<IDBPDatabase<Schema>> | undefined;

/** A database beside the records': what it holds is about this device, and in no backup. */
export function openSyncDatabase(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(NAME, 1, {
    upgrade(database) {
      database.createObjectStore('rows');
      database.createObjectStore('lost', { keyPath: 'id' });
      database.createObjectStore('state');
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated() {
      opening = undefined;
    },
  });
  return opening;
}

export const readState = async <T>(key: string) =>
  (await (await openSyncDatabase()).get('state', key)) as T | undefined;
const writeState = async (key: string, value: unknown) =>
  void (await (await openSyncDatabase()).put('state', value, key));

export const readConfig = () => readState<Config>('config');
export const writeConfig = (config: Config) => writeState('config', config);
export const readPending = () => readState<Pending>('pending');
export const writePending = (pending: Pending | undefined) => writeState('pending', pending);
export const readExported = () => readState<Map<string, string>>('exported');
export const writeExported = (files: Map<string, string>) => writeState('exported', files);

/** Texts that lost to an edit on another device and that the user has not seen to, the latest first. */
export async function readLost(): Promise<LostText[]> {
  const found = await (await openSyncDatabase()).getAll('lost');
  return found.filter(({ done }) => !done).sort((a, b) => (a.stamp < b.stamp ? 1 : -1));
}

/** Keeps texts that have lost; of what one node typed in one run the last. */
export async function keepLost(lost: readonly Overwritten[]): Promise<void> {
  const transaction = (await openSyncDatabase()).transaction('lost', 'readwrite');
  for (const each of lost) {
    const before = await transaction.store.get(each.id);
    if (!before || before.stamp < each.stamp) await transaction.store.put(each);
  }
  await transaction.done;
}

/** Takes a text off the list. The same text does not come back. */
export async function dismissLost(lost: LostText): Promise<void> {
  await (await openSyncDatabase()).put('lost', { ...lost, done: true });
}

/** Forgets everything about sync in this browser: its key, its permission, and what it knew of other devices. */
export async function forgetMemory(): Promise<void> {
  (await opening?.catch(() => undefined))?.close();
  opening = undefined;
  await deleteDB(NAME);
}
