import { useSyncExternalStore } from 'react';

/**
 * Whether what the user makes is being kept.
 * `memory`: the browser refuses to store, so it lives only until the tab is closed.
 */
export interface StorageHealth {
  kept: boolean;
  reason?: string;
  /** What the user can do about it. */
  advice?: string;
  /** Records that could not be read and were set aside since the page was opened. */
  quarantined: number;
}

const FREE = 'Free some space or leave private browsing to keep it.';
const FULL = { reason: 'the browser’s storage is full', advice: FREE };
const REFUSED = { reason: 'the browser is blocking storage', advice: FREE };
const OUTDATED = {
  reason: 'a newer Dryrun is open in this browser',
  advice: 'Copy any unsaved work and reload this page.',
};
const SILENT = {
  reason: 'the browser’s storage does not answer',
  advice: 'Reload this page to try again.',
};
const BLOCKED = {
  reason: 'an older Dryrun is open in another tab',
  advice: 'Close that tab and this one will continue.',
};

let health: StorageHealth = { kept: true, quarantined: 0 };
const listeners = new Set<() => void>();

function change(next: Partial<StorageHealth>): void {
  health = { ...health, ...next };
  for (const listener of listeners) listener();
}

/** Whether the browser refused because its storage is full. */
export const isQuota = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'QuotaExceededError' || /quota/i.test(error.message));

/** Called when a read or write was refused; the session goes on in memory. */
export function reportRefusal(error: unknown): void {
  const old = error instanceof Error && error.name === 'VersionError';
  if (old) change({ kept: false, ...OUTDATED });
  // What ended the keeping explains the refusals after it.
  else if (health.reason !== OUTDATED.reason) change({ kept: false, ...(isQuota(error) ? FULL : REFUSED) });
}

/** Called when a newer version in another tab has taken the database over. */
export const reportOutdated = (): void => change({ kept: false, ...OUTDATED });

/** Called when the database has not answered for so long that the session goes on without it. */
export function reportSilence(): void {
  if (health.reason !== BLOCKED.reason) change({ kept: false, ...SILENT });
}

/** Called while a tab with an older version holds the database. */
export const reportBlocked = (): void => change({ kept: false, ...BLOCKED });

export function reportKept(): void {
  if (!health.kept) change({ kept: true, reason: undefined, advice: undefined });
}

export function reportQuarantined(count: number): void {
  change({ quarantined: health.quarantined + count });
}

export function dismissQuarantined(): void {
  change({ quarantined: 0 });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `listener` with every new state. Returns how to stop. */
export function watchHealth(listener: (health: StorageHealth) => void): () => void {
  return subscribe(() => listener(health));
}

const initial: StorageHealth = health;

export function useStorageHealth(): StorageHealth {
  return useSyncExternalStore(
    subscribe,
    () => health,
    () => initial,
  );
}
