import { same } from '#base/same.ts';
import { NEVER, nodeOf, type Stamp } from './clock.ts';
import { editedAt, isAlive, type Row, stampOf } from './row.ts';
import { hasSeen, lastSeen } from './seen.ts';

/** A text that lost against one written elsewhere at the same time, by someone who had not seen it. */
export interface Overwritten {
  /** The same wherever the conflict is noticed, and for all that one node types in one run. */
  id: string;
  table: string;
  record: string;
  field: string;
  /** The field's text; JSON where the field holds anything else. */
  text: string;
  stamp: Stamp;
}

/** The one whose field is dropped, and the one whose is kept. */
function loserOf(a: Row, b: Row, field: string): [loser: Row, winner: Row] {
  const [dead, alive] = isAlive(a) ? [b, a] : [a, b];
  // A removal takes the whole record with it.
  if (!isAlive(dead) && (dead.removed ?? NEVER) >= editedAt(alive)) return [alive, dead];
  return stampOf(a, field) < stampOf(b, field) ? [a, b] : [b, a];
}

/**
 * The texts that joining two versions of a row would lose. A text that its successor's writer, or who removed the record, had
 * seen was changed on purpose and is no loss.
 * @param texts the fields of the table that people type into
 */
export function overwritten(table: string, a: Row, b: Row, texts: readonly string[]): Overwritten[] {
  return texts.flatMap((field) => {
    const [loser, winner] = loserOf(a, b, field);
    const stamp = stampOf(loser, field);
    const value = loser.fields[field];
    const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
    if (!isAlive(loser) || text.trim() === '' || same(value, winner.fields[field])) return [];
    if (hasSeen(winner, field, stamp)) return [];
    const id = [table, a.id, field, nodeOf(stamp), lastSeen(loser, field) ?? NEVER].join('/');
    return [{ id, table, record: a.id, field, text, stamp }];
  });
}
