import type { TableName } from './database.ts';

type Listener = () => void;

const listeners = new Map<TableName, Set<Listener>>();
let channel: BroadcastChannel | undefined;

/** Says in this tab alone that `table` is to be read again. */
export const notifyHere = (table: TableName): void =>
  listeners.get(table)?.forEach((listener) => void listener());

/** Carries the names of changed tables to the other tabs, which read again what they show. */
function openChannel(): BroadcastChannel | undefined {
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel('dryrun-changes');
    channel.onmessage = ({ data }) => notifyHere(data as TableName);
  }
  return channel;
}

/** Says in every tab that `table` has changed. */
export function announceChange(table: TableName): void {
  notifyHere(table);
  openChannel()?.postMessage(table);
}

/** Calls `listener` after every change of `table`, here or in another tab. Returns how to stop. */
export function onChange(table: TableName, listener: Listener): () => void {
  openChannel();
  const set = listeners.get(table) ?? new Set();
  listeners.set(table, set.add(listener));
  return () => set.delete(listener);
}
