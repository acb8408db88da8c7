import { useSyncExternalStore } from 'react';
import { readText, writeText } from '#storage/local-text.ts';

export type Theme = 'light' | 'dark';

export const THEME_KEY = 'dryrun-theme';
const listeners = new Set<() => void>();

/** The stored theme; anything but `light` or `dark` falls back to light. */
export function storedTheme(): Theme {
  return readText(THEME_KEY) === 'dark' ? 'dark' : 'light';
}

function show(theme: Theme): void {
  document.body.classList.toggle('dark-theme', theme === 'dark');
  document.body.classList.toggle('light-theme', theme === 'light');
}

/** Shows `theme`, stores it and tells every component that reads it. */
export function setTheme(theme: Theme): void {
  show(theme);
  writeText(THEME_KEY, theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab changed the theme: this one follows.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== null) return;
    show(storedTheme());
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

// The class on the body is the truth: it stays right where storage is refused.
export const shownTheme = (): Theme => (document.body.classList.contains('dark-theme') ? 'dark' : 'light');

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => 'light');
}
