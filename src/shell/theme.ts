import { useSyncExternalStore } from 'react';
import { readText, writeText } from '#storage/local-text.ts';

export type Theme = 'light' | 'dark';
/** What can be chosen: a theme, or the one of the device. */
export type ThemeChoice = Theme | 'system';

export const THEME_KEY = 'dryrun-theme';
/** Holds `true` where the theme follows the device; `THEME_KEY` then holds the theme that was shown last. */
export const FOLLOW_KEY = 'dryrun-theme-follows-system';
const DARK_DEVICE = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** The stored theme; anything but `light` or `dark` falls back to light. */
export function storedTheme(): Theme {
  return readText(THEME_KEY) === 'dark' ? 'dark' : 'light';
}

const follows = (): boolean => readText(FOLLOW_KEY) === 'true';
const deviceTheme = (): Theme => (window.matchMedia(DARK_DEVICE).matches ? 'dark' : 'light');

function show(theme: Theme): void {
  document.body.classList.toggle('dark-theme', theme === 'dark');
  document.body.classList.toggle('light-theme', theme === 'light');
}

/** Shows the theme that was chosen, stores the choice and tells every component that reads it. */
export function setTheme(choice: ThemeChoice): void {
  const theme = choice === 'system' ? deviceTheme() : choice;
  show(theme);
  writeText(THEME_KEY, theme);
  writeText(FOLLOW_KEY, choice === 'system' ? 'true' : null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab changed the theme: this one follows.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== THEME_KEY && event.key !== FOLLOW_KEY && event.key !== null) return;
    show(storedTheme());
    listener();
  };
  // The device changed it, at sunset say.
  const device = window.matchMedia(DARK_DEVICE);
  const onDevice = () => follows() && setTheme('system');
  window.addEventListener('storage', onStorage);
  device.addEventListener('change', onDevice);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    device.removeEventListener('change', onDevice);
  };
}

// The class on the body is the truth: it stays right where storage is refused.
export const shownTheme = (): Theme => (document.body.classList.contains('dark-theme') ? 'dark' : 'light');

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => 'light');
}

const chosenTheme = (): ThemeChoice => (follows() ? 'system' : shownTheme());

/** What was chosen, for where it is chosen. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, chosenTheme, () => 'light');
}
