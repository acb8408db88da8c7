import type { Database } from './database.ts';
import { reportBlocked, reportKept, reportOutdated, reportRefusal } from './health.ts';

let opening: Promise<Database | null> | undefined;

/**
 * The open database, or null where the browser refuses one. Opened on first use, after the page has been
 * painted, so that no page waits for it.
 */
export function connect(): Promise<Database | null> {
  opening ??= open();
  return opening;
}

async function open(): Promise<Database | null> {
  try {
    const { openDatabase } = await import('./database.ts');
    let blocked = false;
    const database = await openDatabase({
      onBlocked: () => {
        blocked = true;
        reportBlocked();
      },
      onOutdated: reportOutdated,
      // The next read or write opens it anew.
      onClosed: () => {
        opening = undefined;
      },
    });
    if (blocked) reportKept();
    return database;
  } catch (error) {
    reportRefusal(error);
    return null;
  }
}
