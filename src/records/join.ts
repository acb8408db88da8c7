import { same } from '#base/same.ts';
import { NEVER, type Stamp } from './clock.ts';
import { later, type Row, stampOf } from './row.ts';
import { seenOfField } from './seen.ts';

/** What two replicas know of a row, together. */
export function joined(a: Row, b: Row): Row {
  if (a === b) return a;
  const stamp = later(a.stamp, b.stamp);
  const fields: Record<string, unknown> = {};
  const own: Record<string, Stamp> = {};
  const seen: Record<string, Stamp> = {};
  for (const name of new Set([...Object.keys(a.fields), ...Object.keys(b.fields), ...ownNames(a, b)])) {
    const [ours, theirs] = [stampOf(a, name), stampOf(b, name)];
    const from = theirs > ours ? b : a;
    if (from.fields[name] !== undefined) fields[name] = from.fields[name];
    const at = later(ours, theirs);
    if (at > stamp) own[name] = at;
    Object.assign(seen, seenOfField(from, name));
  }
  const gone = later(a.removed ?? NEVER, b.removed ?? NEVER);
  const result: Row = {
    id: a.id,
    fields,
    stamp,
    ...(Object.keys(own).length > 0 && { own }),
    ...(gone !== NEVER && { removed: gone }),
    ...(Object.keys(seen).length > 0 && { seen }),
  };
  return sameRow(result, a) ? a : sameRow(result, b) ? b : result;
}

const ownNames = (a: Row, b: Row) => [...Object.keys(a.own ?? {}), ...Object.keys(b.own ?? {})];

/** Whether two versions of a row are the same: equal stamps mean equal values. */
export function sameRow(a: Row, b: Row): boolean {
  if (a.stamp !== b.stamp || (a.removed ?? NEVER) !== (b.removed ?? NEVER)) return false;
  return same(a.own ?? {}, b.own ?? {});
}
