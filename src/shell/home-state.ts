import { useSyncExternalStore } from 'react';
import { readText, writeText } from '#storage/local-text.ts';

/** Holds `today` for whoever has practiced. Derived from the records, so in no backup: whatever it says, they are right. */
export const HOME_KEY = 'dryrun-home';
const listeners = new Set<() => void>();

// Kept on the body so that the first paint of Home is the right one; `boot-snippet.ts` sets it before React runs.
const isToday = (): boolean => document.body.dataset.home === 'today';

/** Says whether Home begins with Today, in the browser's memory too, so that the next visit knows before its first paint. */
export function setHomeToday(today: boolean): void {
  if ((readText(HOME_KEY) === 'today') !== today) writeText(HOME_KEY, today ? 'today' : null);
  if (isToday() === today) return;
  document.body.dataset.home = today ? 'today' : 'welcome';
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether Home begins with Today; prerendered, it never does. */
export function useHomeToday(): boolean {
  return useSyncExternalStore(subscribe, isToday, () => false);
}
