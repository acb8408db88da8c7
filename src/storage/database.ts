import { type IDBPDatabase, openDB } from 'idb';

/**
 * Tables of records that all carry a string `id`, each with its key and then its indexes. A new table or
 * index is a new version at the end; a version that has been released never changes.
 */
export const versions: readonly Readonly<Record<string, string>>[] = [
  {
    drafts: 'id, questionId',
    testCases: 'id',
    submissions: 'id, questionId, at',
    progress: 'id',
    settings: 'id',
    starAnswers: 'id',
    stories: 'id',
    recordings: 'id, questionId',
    selfReviews: 'id',
    lessons: 'id',
    reviews: 'id',
    drawings: 'id',
    designAnswers: 'id',
    pipelines: 'id',
    quarantine: 'id, table',
    contestWeeks: 'id',
    activity: 'id',
    journal: 'id, kind',
    asks: 'id',
  },
  { projects: 'id', resumeVersions: 'id, projectId' },
  { interviews: 'id', interviewAnswers: 'id, interviewId' },
  { notes: 'id', bookmarks: 'id' },
  { exercises: 'id' },
  // Records that were removed, so that an older edit that comes late does not bring them back, and what pages that were
  // left wrote last. Both are storage's own and in no backup.
  { removals: 'id', departures: 'id' },
  { applications: 'id' },
  // Records no longer say in which tab they were written: a page of an earlier release has to let go, since it would take
  // them for damaged.
  {},
];

export type TableName =
  | 'drafts'
  | 'testCases'
  | 'submissions'
  | 'progress'
  | 'settings'
  | 'starAnswers'
  | 'stories'
  | 'recordings'
  | 'selfReviews'
  | 'lessons'
  | 'reviews'
  | 'contestWeeks'
  | 'activity'
  | 'journal'
  | 'asks'
  | 'drawings'
  | 'designAnswers'
  | 'pipelines'
  | 'projects'
  | 'resumeVersions'
  | 'interviews'
  | 'interviewAnswers'
  | 'notes'
  | 'bookmarks'
  | 'exercises'
  | 'applications'
  | 'quarantine';

export type Database = IDBPDatabase;

interface Notices {
  /** The database has answered and is being brought up to date. */
  onUpgrade?: () => void;
  /** Another tab with an older version has not let go yet; opening goes on as soon as it does. */
  onBlocked?: () => void;
  /** A newer version in another tab has taken over; nothing can be read or written here any more. */
  onOutdated?: () => void;
  /** The database has been closed or deleted, and can be opened anew. */
  onClosed?: () => void;
}

/**
 * Opens the product's IndexedDB and runs every version that this browser has not seen yet.
 * @param version an earlier one than the newest only in tests
 */
export function openDatabase(
  { onUpgrade, onBlocked, onOutdated, onClosed }: Notices = {},
  version = versions.length,
): Promise<Database> {
  return openDB('dryrun', version, {
    upgrade(database, oldVersion, _newVersion, transaction) {
      onUpgrade?.();
      for (const tables of versions.slice(oldVersion, version)) {
        for (const [table, fields] of Object.entries(tables)) {
          const [keyPath = 'id', ...indexes] = fields.split(', ');
          const store = database.objectStoreNames.contains(table)
            ? transaction.objectStore(table)
            : database.createObjectStore(table, { keyPath });
          const missing = indexes.filter((index) => !store.indexNames.contains(index));
          for (const index of missing) store.createIndex(index, index);
        }
      }
    },
    // A newer version in another tab wants to upgrade: this tab lets go rather than hold it up.
    blocking(_currentVersion, blockedVersion, event) {
      (event.target as IDBDatabase).close();
      // Without a version it is being deleted, as by who clears the site's data.
      if (blockedVersion === null) onClosed?.();
      else onOutdated?.();
    },
    blocked: onBlocked,
    terminated: onClosed,
  });
}
