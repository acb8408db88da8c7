import { nodeOf, type Stamp } from './clock.ts';
import { notedOf, type Row, seenKey, stampOf } from './row.ts';

/** What a row notes of one field. */
export const seenOfField = (row: Row, field: string): Record<string, Stamp> =>
  Object.fromEntries(notedOf(row, field));

/** Whether the writer of a row's text had seen this version of it. */
export const hasSeen = (row: Row, field: string, version: Stamp): boolean => {
  const own = stampOf(row, field);
  if (nodeOf(own) === nodeOf(version) && version <= own) return true;
  const noted = row.seen?.[seenKey(field, version)];
  return noted !== undefined && noted >= version;
};

/** The newest version of another node that the writer of a row's text had seen: the same for all that is typed on top of it. */
export const lastSeen = (row: Row, field: string): Stamp | undefined => notedOf(row, field)[0]?.[1];
