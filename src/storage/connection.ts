import { type Database, openDatabase } from './database.ts';
import { reportKept } from './health.ts';
import { reportBlocked, reportOutdated, reportRefusal } from './report-health.ts';

let opening: Promise<Database | null> | undefined;
let isUpgrading = false;

/** Whether the database has answered and is being brought up to date, however long that takes. */
export const isOpening = (): boolean => isUpgrading;

/** The open database, or null where the browser refuses one. Opened on first use; one that never answers never resolves. */
export function connect(): Promise<Database | null> {
  opening ??= open();
  return opening;
}

async function open(): Promise<Database | null> {
  try {
    let blocked = false;
    const database = await openDatabase({
      onUpgrade: () => {
        isUpgrading = true;
      },
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
  } finally {
    isUpgrading = false;
  }
}
