import { same } from '#base/same.ts';
import { millisOf, NEVER, nodeOf, type Stamp } from './clock.ts';

/** A record as the user's program sees it: plain data under an id. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * A record as replicas exchange it. Of two versions of a row the later field wins, each field for itself, and a removal
 * wins over every edit that is older. Joining rows is commutative, associative and idempotent, so replicas that have
 * seen the same rows, in whatever order and however often, hold the same.
 */
export interface Row {
  readonly id: string;
  /** Values of a removed record stay for as long as its removal can still lose to a later edit elsewhere. */
  readonly fields: Fields;
  /** When the record was last written as a whole: the stamp of every field that has none of its own. */
  readonly stamp: Stamp;
  /** Stamps of the fields that were written after that. */
  readonly own?: Readonly<Record<string, Stamp>>;
  readonly removed?: Stamp;
  /** Of text fields: the versions of other nodes that the writer had seen, under `seenKey`. */
  readonly seen?: Readonly<Record<string, Stamp>>;
}

export const stampOf = (row: Row, field: string): Stamp => row.own?.[field] ?? row.stamp;

/** The later one of two stamps. */
export const later = (a: Stamp, b: Stamp): Stamp => (a > b ? a : b);

/** The stamp of a row's last edit; removals aside. */
export const editedAt = (row: Row): Stamp => Object.values(row.own ?? {}).reduce(later, row.stamp);

/** When that was, in milliseconds since 1970. */
export const millisOfEdit = (row: Row): number => millisOf(editedAt(row));

/** The stamp of whatever happened last to a row. */
export const newestOf = (row: Row): Stamp => later(editedAt(row), row.removed ?? NEVER);

/** Whether the record is there: a removal loses to an edit made after it. */
export const isAlive = (row: Row): boolean => editedAt(row) > (row.removed ?? NEVER);

/** More nodes than this that took turns at one text: what the first of them wrote may be offered back once more. */
const MOST_NODES = 8;

/** Under what a row notes that a version of a text was seen: one stamp alone can't tell versions of clocks that are apart. */
export const seenKey = (field: string, version: Stamp): string => `${field}/${nodeOf(version)}`;

/** What a row notes of one field, the newest first. */
export const notedOf = ({ seen = {} }: Row, field: string): [key: string, stamp: Stamp][] =>
  Object.entries(seen)
    .filter(([key]) => key.startsWith(`${field}/`))
    .sort(([, a], [, b]) => (a < b ? 1 : -1));

/** What whoever writes these texts of a row next has seen: its version of them, and all that its own writer had seen. */
export function seenIn(row: Row, texts: readonly string[]): Row['seen'] {
  const seen = texts.flatMap((field): [string, Stamp][] => {
    const now = stampOf(row, field);
    const before = notedOf(row, field).filter(([key]) => key !== seenKey(field, now));
    return [[seenKey(field, now), now], ...before.slice(0, MOST_NODES - 1)];
  });
  return seen.length > 0 ? Object.fromEntries(seen) : undefined;
}

/** A row that has never been seen before. */
export const firstRow = (id: string, fields: Fields, stamp: Stamp): Row => ({ id, fields, stamp });

/**
 * The row with other fields, changed now. Fields that stay the same keep their stamps; nothing changed gives the same row.
 * @param texts fields whose replaced values must stay reachable
 */
export function edited(row: Row, fields: Fields, stamp: Stamp, texts: readonly string[] = []): Row {
  const names = new Set([...Object.keys(row.fields), ...Object.keys(fields)]);
  const changed = [...names].filter((name) => !same(row.fields[name], fields[name]));
  const alive = isAlive(row);
  if (changed.length === 0 && alive) return row;
  // A record that comes back is written as a whole: nothing of it is older than its removal.
  if (!alive) return { ...row, fields, stamp, own: undefined, seen: seenIn(row, texts) };
  const own = { ...row.own };
  const foreign: string[] = [];
  for (const name of changed) {
    if (texts.includes(name) && nodeOf(stampOf(row, name)) !== nodeOf(stamp)) foreign.push(name);
    own[name] = stamp;
  }
  if (foreign.length === 0) return { ...row, fields, own };
  const others = Object.entries(row.seen ?? {}).filter(
    ([key]) => !foreign.some((name) => key.startsWith(`${name}/`)),
  );
  return { ...row, fields, own, seen: { ...Object.fromEntries(others), ...seenIn(row, foreign) } };
}

/** The row, removed now. */
export const removed = (row: Row, stamp: Stamp): Row => ({ ...row, removed: stamp });
