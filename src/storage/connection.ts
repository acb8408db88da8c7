import { notifyHere } from './changes.ts';
import type { Database, TableName } from './database.ts';
import { reportBlocked, reportKept, reportOutdated, reportRefusal, reportSilence } from './health.ts';

/** A database that gives no sign of life for so long is taken for one that never answers. */
const PATIENCE_MS = 2000;

let opening: Promise<Database | null> | undefined;
/** Something lives in memory alone: a database that opens after that could only overwrite what it holds. */
let inMemory = false;

/**
 * The open database, or null where the browser refuses one or does not answer. Opened on first use, after the page has
 * been painted, so that no page waits for it.
 */
export function connect(): Promise<Database | null> {
  opening ??= open();
  return opening;
}

/** Called when a record could not be written for want of a database. */
export const stayInMemory = (): void => {
  inMemory = true;
};

async function open(): Promise<Database | null> {
  try {
    const { openDatabase } = await import('./database.ts');
    let blocked = false;
    const silence = Promise.withResolvers<null>();
    const timer = setTimeout(() => {
      reportSilence();
      silence.resolve(null);
    }, PATIENCE_MS);
    const database = openDatabase({
      onUpgrade: () => clearTimeout(timer),
      onBlocked: () => {
        clearTimeout(timer);
        blocked = true;
        reportBlocked();
      },
      onOutdated: reportOutdated,
      // The next read or write opens it anew.
      onClosed: () => {
        opening = undefined;
      },
    });
    const first = await Promise.race([database, silence.promise]).finally(() => clearTimeout(timer));
    if (blocked) reportKept();
    // Nobody waits for it any more; if it fails after all, that has been reported already.
    if (!first) void database.then(adopt, () => {});
    return first;
  } catch (error) {
    reportRefusal(error);
    return null;
  }
}

/** Takes a database that opened late, as long as nothing was made without it; what is on screen is read again. */
function adopt(database: Database): void {
  if (inMemory) {
    database.close();
    return;
  }
  opening = Promise.resolve(database);
  reportKept();
  for (const table of database.objectStoreNames) notifyHere(table as TableName);
}
