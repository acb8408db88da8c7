import type { Progress } from './records.ts';
import { progress } from './records.ts';
import { useWatch } from './use-watch.ts';

const NONE: ReadonlyMap<string, Progress['status']> = new Map();

/** What the user has done, by `databaseId`; empty until it is read. */
export function useProgress(): ReadonlyMap<string, Progress['status']> {
  const statuses = useWatch(
    progress,
    async (source) => new Map((await source.list()).map((row) => [row.id, row.status])),
  );
  return statuses ?? NONE;
}
