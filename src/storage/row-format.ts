import { stampOf } from '#backup/row.ts';
import { millisOf, NOBODY, type Stamp, stampAt } from '#records/clock.ts';
import { isStamp } from '#records/is-stamp.ts';
import type { Row } from '#records/row.ts';

/** A record as it lies in its table: its fields, when it was edited, and whose edits count where it is not all one. */
export interface StoredRow {
  id: string;
  stamps?: Pick<Row, 'stamp' | 'own' | 'seen'>;
  [field: string]: unknown;
}

/** A removed record: its table has it no more, and an older edit that comes late must not bring it back. */
export interface Removal {
  /** Its table and its own id. */
  id: string;
  removed: Stamp;
}

/** A stamp further than this from the time of the edit has to be kept beside it. */
const CLOSE_MS = 1000;

const isStamps = (record: unknown): boolean =>
  record === undefined ||
  (typeof record === 'object' && record !== null && Object.values(record).every(isStamp));

/** A row of a table, with its removal where it has one. Rows from before there were stamps get one of their time. */
export function rowOf({ stamps, ...fields }: StoredRow, removed?: Stamp): Row {
  const isSound = stamps && isStamp(stamps.stamp) && isStamps(stamps.own) && isStamps(stamps.seen);
  const kept = isSound ? stamps : { stamp: stampAt(stampOf(fields), 0, NOBODY) };
  return { id: fields.id, fields, ...kept, ...(removed && { removed }) };
}

/** A row that is nothing but removed. */
export const removedRow = (id: string, removed: Stamp): Row => ({
  id,
  fields: { id },
  stamp: stampAt(0, 0, NOBODY),
  removed,
});

/** What a table holds of a row that is there. */
export function storedRow({ fields, stamp, own, seen }: Row): StoredRow {
  const stored = fields as StoredRow;
  const isPlain = !own && !seen && Math.abs(millisOf(stamp) - stampOf(fields)) < CLOSE_MS;
  return isPlain ? stored : { ...stored, stamps: { stamp, ...(own && { own }), ...(seen && { seen }) } };
}
