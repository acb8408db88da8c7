import { NEVER, nodeOf, type Stamp } from './clock.ts';
import { type Row, stampOf } from './row.ts';

/** A text that lost against one written elsewhere at the same time, by someone who had not seen it. */
export interface Overwritten {
  /** The same wherever the conflict is noticed, and for all that one node types in one run. */
  id: string;
  table: string;
  record: string;
  field: string;
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
    const text = loser.fields[field];
    if (typeof text !== 'string' || text.trim() === '' || text === winner.fields[field]) return [];
    if (nodeOf(lost) === nodeOf(won) || (winner.seen?.[field] ?? NEVER) >= lost) return [];
    const run = loser.seen?.[field] ?? NEVER;
    const id = [table, a.id, field, nodeOf(lost), run].join('/');
    return [{ id, table, record: a.id, field, text, stamp: lost }];
  });
}
