import { notifyHere } from './changes.ts';
import type { Database, TableName } from './database.ts';
import { reportBlocked, reportKept, reportOutdated, reportRefusal, reportSilence } from './health.ts';

/** A database that gives no sign of life for two seconds is taken for one that never answers. */
const LOOKS = 20;
const BETWEEN_LOOKS_MS = 100;

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
    let answered = false;
    const opened = openDatabase({
      onUpgrade: () => {
        answered = true;
      },
      onBlocked: () => {
        answered = true;
        blocked = true;
        reportBlocked();
      },
      onOutdated: reportOutdated,
      // The next read or write opens it anew.
      onClosed: () => {
        opening = undefined;
      },
    });
    const settled = () => {
      answered = true;
    };
    opened.then(settled, settled);
    const database = await Promise.race([opened, silence(() => answered)]);
    if (blocked) reportKept();
    // Nobody waits for it any more; if it fails after all, that has been reported already.
    if (!database) void opened.then(adopt, () => {});
    return database;
  } catch (error) {
    reportRefusal(error);
    return null;
  }
}

/**
 * Resolves with null when nothing has answered for too long, and never otherwise. Counted in looks of its own, so that a page
 * that was busy for as long, and has not heard of an answer yet, is not taken for a database that is silent.
 */
function silence(isAnswered: () => boolean): Promise<null> {
  return new Promise((resolve) => {
    const look = (left: number) => {
      if (isAnswered()) return;
      if (left > 0) setTimeout(look, BETWEEN_LOOKS_MS, left - 1);
      else {
        reportSilence();
        resolve(null);
      }
    };
    look(LOOKS);
  });
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
