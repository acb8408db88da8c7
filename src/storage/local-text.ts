/** Holds `on` while sync is turned on, so that nothing of it is loaded while it is not. */
export const SYNC_KEY = 'dryrun-sync';

/**
 * `localStorage` for the two specified keys (theme, sidebar). A refusal (private mode, quota, blocked) is
 * ignored without a message, as the specification asks; everything else a user makes goes to the database.
 */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param value null removes what is stored */
export function writeText(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Ignored, see above.
  }
}
