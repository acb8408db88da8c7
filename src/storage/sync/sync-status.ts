import type { Problem } from '#records/devices/sync-once.ts';

/** How sync is doing, for every tab to show. */
export type SyncStatus =
  | { kind: 'connecting' }
  /** Everything has been taken over and sent; `at` is when. */
  | { kind: 'synced'; at: number; problems: Problem[] }
  /** It goes on by itself as soon as it can. */
  | { kind: 'waiting'; reason: 'server' | 'storage' | 'unknown'; at?: number }
  /** The user has to do something. */
  | { kind: 'stopped'; reason: 'permission' | 'unauthorized' | 'passphrase' | 'newer' | 'full' | 'folder' };

export type SyncMessage =
  | { kind: 'status'; status: SyncStatus }
  /** A tab has opened and knows no status yet. */
  | { kind: 'hello' }
  /** The user wants it now. */
  | { kind: 'now' }
  /** It was turned on or off, or a text was dismissed. */
  | { kind: 'changed' };

const listeners = new Set<(message: SyncMessage) => void>();
let channel: BroadcastChannel | undefined;
let latest: SyncStatus = { kind: 'connecting' };

function tell(message: SyncMessage): void {
  if (message.kind === 'status') latest = message.status;
  for (const listener of [...listeners]) listener(message);
}

function opened(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('dryrun-sync');
    channel.onmessage = ({ data }) => tell(data as SyncMessage);
  }
  return channel;
}

/** Sends a message to every tab, this one included. */
export function sendSync(message: SyncMessage): void {
  opened().postMessage(message);
  tell(message);
}

/** Calls `listener` with every message of any tab. Returns how to stop. */
export function onSync(listener: (message: SyncMessage) => void): () => void {
  opened();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The last status that any tab has told. */
export const latestStatus = (): SyncStatus => latest;
