import { type Bookmark, bookmarks } from './question-records.ts';
import { useRecords } from './use-records.ts';

const NONE: ReadonlySet<string> = new Set();
const idsOf = (records: readonly Bookmark[]) => new Set(records.map(({ id }) => id));

/** The `databaseId`s of all bookmarked questions; none until they are read. */
export const useBookmarks = (): ReadonlySet<string> => useRecords(bookmarks, idsOf) ?? NONE;
