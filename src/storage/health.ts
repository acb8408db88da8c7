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

/** What helps where it keeps nothing. */
export const FREE = 'Free some space or leave private browsing to keep it.';
/** The browser keeps nothing. */
export const REFUSED = { reason: 'the browser is blocking storage', advice: FREE };

/** The reason why nothing is kept, if so. */
export const reasonNow = (): string | undefined => health.reason;

let health: StorageHealth = { kept: true, quarantined: 0 };
const listeners = new Set<() => void>();

/** Tells everybody who looks. */
export function change(next: Partial<StorageHealth>): void {
  health = { ...health, ...next };
  for (const listener of listeners) listener();
}

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
