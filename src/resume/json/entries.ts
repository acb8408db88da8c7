import { ITEM_FIELDS } from '../kinds.ts';
import type { Item, ItemField } from '../model.ts';
import type { List } from './lists.ts';
import { filled, isObject, type Raw, text } from './values.ts';

type Fields = Record<string, string>;

/** What a part of a file says in our fields. */
type Read = (raw: Raw) => Fields;

/** A field that the format cannot hold as it is written stands beside it, under `x-` and its name. */
const beside = (field: string): string => `x-${field}`;

/** The fields of a part of a file. */
export function readFields(raw: Raw, names: readonly string[], read: Read): Fields {
  const found = read(raw);
  return Object.fromEntries(
    names.map((name) => {
      const exact = raw[beside(name)];
      return [name, typeof exact === 'string' ? exact : (found[name] ?? '')];
    }),
  );
}

interface Writing {
  /** What the part of the file was when it was imported; empty for what was written here. */
  from: Raw;
  fields: Fields;
  read: Read;
  written: Raw;
  /** The properties that each field is written to. */
  keys: Readonly<Partial<Record<string, readonly string[]>>>;
}

/**
 * A part of a file that says these fields. What it was imported from stays, apart from the fields that have changed,
 * so that a file goes out as it came in; reading it back gives exactly the fields.
 */
export function writeFields({ from, fields, read, written, keys }: Writing): Raw {
  const names = Object.keys(fields);
  const changedIn = (raw: Raw) => {
    const known = readFields(raw, names, read);
    return names.filter((name) => known[name] !== fields[name]);
  };
  const raw = { ...from };
  const changed = changedIn(raw);
  const stale = changed.flatMap((name) => [beside(name), ...(keys[name] ?? [])]);
  for (const key of stale) delete raw[key];
  const standard = filled(written);
  for (const key of stale) if (key in standard) raw[key] = standard[key];
  for (const name of changedIn(raw)) raw[beside(name)] = fields[name];
  return raw;
}

const readOf =
  ({ read }: List): Read =>
  (raw) =>
    read(raw) as Fields;

/** The fields of an entry of a list. */
export const readEntry = (list: List, raw: Raw): Record<ItemField, string> =>
  readFields(raw, ITEM_FIELDS, readOf(list)) as Record<ItemField, string>;

/** An item as an entry of a list. */
export function writeEntry(list: List, item: Item): Raw {
  const { id: _, extra, ...fields } = item;
  const from = extra?.list === list.list ? extra.entry : {};
  return writeFields({ from, fields, read: readOf(list), written: list.write(item), keys: list.keys });
}

/**
 * A part of a file that the schema accepts: a value that it refuses moves under `x-`, a number becomes a text.
 * @param problems the path of each value that is refused, within the part
 */
export function tidied(part: Raw, problems: (part: Raw) => PropertyKey[][]): Raw {
  const copy = structuredClone(part);
  for (const path of problems(copy)) {
    const key = path.at(-1);
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((value, one) => (value as Record<PropertyKey, unknown>)?.[one], copy);
    if (Array.isArray(parent) && typeof key === 'number') parent[key] = text(parent[key]);
    else if (isObject(parent) && typeof key === 'string') {
      if (typeof parent[key] === 'number') parent[key] = text(parent[key]);
      else {
        parent[`x-${key}`] = parent[key];
        delete parent[key];
      }
    }
  }
  return copy;
}
