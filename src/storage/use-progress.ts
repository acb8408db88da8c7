import { type Progress, progress } from './records.ts';
import { useRecords } from './use-records.ts';

const NONE: ReadonlyMap<string, Progress['status']> = new Map();
const statusesOf = (records: readonly Progress[]) => new Map(records.map(({ id, status }) => [id, status]));

/** What the user has done, by `databaseId`; empty until it is read. */
export const useProgress = (): ReadonlyMap<string, Progress['status']> =>
  useRecords(progress, statusesOf) ?? NONE;
