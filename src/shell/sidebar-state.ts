import { useSyncExternalStore } from 'react';
import { writeText } from '#storage/local-text.ts';

export const SIDEBAR_KEY = 'dryrun-sidebar-collapsed';
const listeners = new Set<() => void>();

// Kept on the body so that the first paint has the right width; `boot-snippet.ts` sets it before React runs,
// to false unless storage holds the text `true`.
const isCollapsed = (): boolean => document.body.dataset.sidebar === 'collapsed';

export function setSidebarCollapsed(collapsed: boolean): void {
  document.body.dataset.sidebar = collapsed ? 'collapsed' : 'expanded';
  writeText(SIDEBAR_KEY, String(collapsed));
  for (const listener of listeners) listener();
}

export function toggleSidebar(): void {
  setSidebarCollapsed(!isCollapsed());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSidebarCollapsed(): boolean {
  return useSyncExternalStore(subscribe, isCollapsed, () => false);
}
