import { readText, writeText } from '#storage/local-text.ts';
import { SIDEBAR_KEY, setSidebarCollapsed } from './sidebar-state.ts';
import { FOLLOW_KEY, setTheme, THEME_KEY } from './theme.ts';

/** Where `localStorage` keeps what must be known before the first paint. */
export const LOCAL_KEYS = [THEME_KEY, FOLLOW_KEY, SIDEBAR_KEY] as const;

export type LocalSettings = Record<string, string | null>;

/** What is stored under the keys; null where nothing is. */
export const readLocalSettings = (): LocalSettings =>
  Object.fromEntries(LOCAL_KEYS.map((key) => [key, readText(key)]));

/** Stores these and shows them; anything but the words that are known is as good as nothing. */
export function applyLocalSettings(settings: LocalSettings): void {
  setTheme(settings[FOLLOW_KEY] === 'true' ? 'system' : settings[THEME_KEY] === 'dark' ? 'dark' : 'light');
  setSidebarCollapsed(settings[SIDEBAR_KEY] === 'true');
  // Showing them has stored them: what is not stored in `settings` is not stored now either.
  for (const key of LOCAL_KEYS) writeText(key, settings[key] ?? null);
}
