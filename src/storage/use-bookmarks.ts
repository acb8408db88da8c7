import { bookmarks } from './question-records.ts';
import { useWatch } from './use-watch.ts';

const NONE: ReadonlySet<string> = new Set();

/** The `databaseId`s of all bookmarked questions; none until they are read. */
export function useBookmarks(): ReadonlySet<string> {
  const ids = useWatch(bookmarks, async (source) => new Set((await source.list()).map(({ id }) => id)));
  return ids ?? NONE;
}
