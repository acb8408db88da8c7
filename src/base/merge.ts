import { same } from './same.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Elements under what tells them apart: their `id`, or else all that they hold. Undefined where two are alike. */
function keyed(list: readonly unknown[]): Map<string, unknown> | undefined {
  const found = new Map<string, unknown>();
  for (const element of list) {
    const id = isFields(element) ? element.id : undefined;
    found.set(typeof id === 'string' ? `id ${id}` : JSON.stringify(element), element);
  }
  return found.size === list.length ? found : undefined;
}

/** Puts each of `others` after the one it follows in `order`. */
function insertAll(into: readonly string[], others: ReadonlySet<string>, order: Iterable<string>): string[] {
  const placed = new Set(into);
  const first: string[] = [];
  const following = new Map<string, string[]>();
  let here = first;
  for (const key of order) {
    if (placed.has(key)) {
      here = [];
      following.set(key, here);
    } else if (others.has(key)) here.push(key);
  }
  return [...first, ...into.flatMap((key) => [key, ...(following.get(key) ?? [])])];
}

function mergeLists(base: readonly unknown[], mine: readonly unknown[], theirs: readonly unknown[]): unknown {
  const [was, here, there] = [keyed(base), keyed(mine), keyed(theirs)];
  if (!was || !here || !there) return theirs;
  const values = new Map<string, unknown>();
  for (const [key, value] of there) {
    const isGoneHere = was.has(key) && !here.has(key);
    if (!isGoneHere) values.set(key, merged(was.get(key), here.get(key), value));
    // Removed here and changed there: what was changed stays.
    else if (!same(was.get(key), value)) values.set(key, value);
  }
  const added = new Set<string>();
  for (const [key, value] of here) {
    if (was.has(key) || there.has(key)) continue;
    values.set(key, value);
    added.add(key);
  }
  const common = (keys: Iterable<string>) => [...keys].filter((key) => was.has(key) && values.has(key));
  const reordered = !same(
    common(here.keys()),
    common(was.keys()).filter((key) => here.has(key)),
  );
  const [first, second] = reordered ? [here, there] : [there, here];
  const start = [...first.keys()].filter((key) => values.has(key));
  const missing = new Set([...values.keys()].filter((key) => !first.has(key)));
  const order = insertAll(start, missing, second.keys());
  return order.map((key) => values.get(key));
}

function mergeFields(base: Fields, mine: Fields, theirs: Fields): Fields {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const fields: Fields = {};
  for (const name of names) {
    const value = merged(base[name], mine[name], theirs[name]);
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}

/** Words and the space between them: no word is ever put together from two. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

interface Hunk {
  from: number;
  to: number;
  words: string[];
}

/** The one stretch of words in which two texts differ. */
function hunkOf(before: readonly string[], after: readonly string[]): Hunk {
  let from = 0;
  while (from < before.length && from < after.length && before[from] === after[from]) from += 1;
  let same = 0;
  const most = Math.min(before.length, after.length) - from;
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, words: after.slice(from, after.length - same) };
}

function mergeTexts(base: string, mine: string, theirs: string): string {
  const words = wordsOf(base);
  const [here, there] = [hunkOf(words, wordsOf(mine)), hunkOf(words, wordsOf(theirs))];
  const [first, last] = here.from <= there.from ? [here, there] : [there, here];
  if (first.to > last.from || first.from === last.from) return theirs;
  return [
    ...words.slice(0, first.from),
    ...first.words,
    ...words.slice(first.to, last.from),
    ...last.words,
    ...words.slice(last.to),
  ].join('');
}

/**
 * Two values that were made of one, as one: JSON, of which lists are merged by the ids of their elements and texts by
 * words. Where both changed the same, theirs stays. Parts that only one of them changed are shared with it.
 */
export function merged<T>(base: T, mine: T, theirs: T): T {
  if (same(base, mine) || same(mine, theirs)) return theirs;
  if (same(base, theirs)) return mine;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(base, mine, theirs) as T;
  if (isFields(base) && isFields(mine) && isFields(theirs)) return mergeFields(base, mine, theirs) as T;
  if (typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string')
    return mergeTexts(base, mine, theirs) as T;
  return theirs;
}
