import { NEVER, nodeOf, type Stamp } from './clock.ts';
import { type Row, same, stampOf } from './row.ts';

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

/**
 * The texts that joining two versions of a row would lose. A text that its successor's writer had seen was changed on
 * purpose and is no loss.
 * @param texts the fields of the table that people type into
 */
export function overwritten(table: string, a: Row, b: Row, texts: readonly string[]): Overwritten[] {
  return texts.flatMap((field) => {
    const [loser, winner] = stampOf(a, field) < stampOf(b, field) ? [a, b] : [b, a];
    const [lost, won] = [stampOf(loser, field), stampOf(winner, field)];
    const value = loser.fields[field];
    const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
    if (text.trim() === '' || same(value, winner.fields[field])) return [];
    if (nodeOf(lost) === nodeOf(won) || (winner.seen?.[field] ?? NEVER) >= lost) return [];
    const run = loser.seen?.[field] ?? NEVER;
    const id = [table, a.id, field, nodeOf(lost), run].join('/');
    return [{ id, table, record: a.id, field, text, stamp: lost }];
  });
}
