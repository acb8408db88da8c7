import { authAddress, RemoteError, readReturn } from '#sync/remote-storage.ts';
import { KEY_FILE, makeKey, openKey } from '#sync/seal.ts';
import { SYNC_KEY, writeText } from '../local-text.ts';
import { bytesOf, readKeyFile } from './account-place.ts';
import { remote } from './remote-client.ts';
import { startSync, stopSync } from './run-sync.ts';
import {
  type Config,
  forgetMemory,
  type Pending,
  readConfig,
  readPending,
  type Target,
  writeConfig,
  writePending,
} from './sync-database.ts';
import { sendSync } from './sync-status.ts';

/** Takes a configuration into use in every tab. */
async function use(config: Config): Promise<void> {
  stopSync();
  await writeConfig(config);
  writeText(SYNC_KEY, config.on ? 'on' : null);
  if (config.on) {
    sendSync({ kind: 'status', status: { kind: 'connecting' } });
    startSync();
  }
  sendSync({ kind: 'changed' });
}

/** A name of this browser's own; with each turning on a new one, so that no two devices ever share it. */
const newDevice = () => crypto.randomUUID().slice(0, 8);

const begin = (target: Target) => use({ device: newDevice(), target, on: true });

/** Syncs with a folder from now on. */
export const turnOnFolder = (handle: FileSystemDirectoryHandle): Promise<void> =>
  begin({ kind: 'folder', handle });

/**
 * Looks an account up. Returns the address at which the user gives permission, which leads back to `redirect`.
 * @throws {RemoteError}
 */
export async function findAccount(address: string, redirect: string): Promise<string> {
  const account = await remote.discover(address);
  const state = crypto.randomUUID();
  await writePending({ address: address.trim(), account, state });
  return authAddress(account, redirect, state);
}

/** Takes the permission that the account's server led back with; undefined where the address says nothing of one. */
export async function takeReturn(fragment: string): Promise<'granted' | 'refused' | undefined> {
  const found = readReturn(fragment);
  const pending = found && (await readPending());
  // A permission that nobody here has asked for is somebody else's.
  if (!found || !pending || found.state !== pending.state) return undefined;
  if (!found.token) {
    await writePending(undefined);
    return 'refused';
  }
  const config = await readConfig();
  const { target } = config ?? {};
  if (config && target?.kind === 'account' && target.storage === pending.account.storage) {
    await writePending(undefined);
    await use({ ...config, target: { ...target, token: found.token }, on: true });
  } else await writePending({ ...pending, token: found.token });
  return 'granted';
}

const accessOf = ({ account, token }: Pending) => {
  if (!token) throw new RemoteError('unauthorized');
  return { storage: account.storage, token };
};

/** Whether another device has chosen the account's passphrase already. */
export async function hasPassphrase(pending: Pending): Promise<boolean> {
  return (await readKeyFile(accessOf(pending))) !== undefined;
}

/** The key of the account, of the passphrase that its devices share; the first of them chooses it. */
async function accountKey(access: { storage: string; token: string }, passphrase: string) {
  const found = await readKeyFile(access);
  if (found !== undefined) return { key: await openKey(passphrase, found), keyFile: found };
  const { key, file } = await makeKey(passphrase);
  await remote.put(access, KEY_FILE, bytesOf(file), undefined);
  return { key, keyFile: file };
}

/**
 * Syncs with the account that has given permission.
 * @throws {RemoteError | SealError}
 */
export async function turnOnAccount(pending: Pending, passphrase: string): Promise<void> {
  const access = accessOf(pending);
  const { key, keyFile } = await accountKey(access, passphrase);
  await begin({ kind: 'account', address: pending.address, ...access, key, keyFile });
  await writePending(undefined);
}

/**
 * Goes on with an account whose passphrase is another one by now.
 * @throws {RemoteError | SealError}
 */
export async function enterPassphrase(config: Config, passphrase: string): Promise<void> {
  const { target } = config;
  if (target.kind !== 'account') return;
  await use({ ...config, target: { ...target, ...(await accountKey(target, passphrase)) }, on: true });
}

/** Turns sync off, or on again where it was; everything is remembered. */
export async function setSync(on: boolean): Promise<void> {
  const config = await readConfig();
  if (config) await use({ ...config, on });
}

/** Turns sync off and forgets it in this browser. Records stay here, and what was synced stays where it is. */
export async function forgetSync(): Promise<void> {
  stopSync();
  writeText(SYNC_KEY, null);
  sendSync({ kind: 'changed' });
  await forgetMemory();
  sendSync({ kind: 'changed' });
}
