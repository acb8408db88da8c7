import { same } from '#base/same.ts';

/** A record as it lies in storage: with the stamp of its last change. */
export interface Row {
  id: string;
  /** Milliseconds since 1970 by the clock of the device that made the change, never less than the change before. */
  editedAt: number;
  [field: string]: unknown;
}

/** Rows by the name of their table. */
export type Tables = Readonly<Record<string, readonly Row[]>>;

/** The largest time a `Date` can hold, in milliseconds since 1970. */
const LAST_TIME = 8.64e15;
/** Where records from before there were stamps say when they were made, the best word first. */
const TIMES = [
  'editedAt',
  'at',
  'lastModified',
  'lastReview',
  'completedAt',
  'doneAt',
  'finishedAt',
  'createdAt',
];

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= LAST_TIME;

/** When a stored record was last changed; 0 where nothing in it says so. */
export function stampOf(record: object): number {
  const fields = record as Record<string, unknown>;
  return TIMES.map((name) => fields[name]).find(isTime) ?? 0;
}

/**
 * The stamp of a change made now. Later than the one before it also when the clock has been set back in between, so
 * that the newest edit of a record never loses to an older one.
 * @param before stamp of the record as it was, where it is known
 */
export const nextStamp = (now: number, before: number | undefined): number =>
  before === undefined || before < now ? now : Math.min(before + 1, LAST_TIME);

/** Whether two rows hold the same record, whenever it was changed. */
export const sameRecord = (a: Row, b: Row): boolean => same({ ...a, editedAt: 0 }, { ...b, editedAt: 0 });
