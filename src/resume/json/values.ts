/** An object of a JSON file. */
export type Raw = Record<string, unknown>;

export const isObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text, also one that a tool wrote as a number; empty for everything else. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** The first of some values that is a text. */
export const firstText = (...values: unknown[]): string => values.map(text).find(Boolean) ?? '';

/** A list of texts. Some tools write one text where a list belongs. */
export const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(text).filter(Boolean);

/** The objects of a list. A text in their place is the name of one. */
export const objects = (value: unknown, name = 'name'): Raw[] =>
  (Array.isArray(value) ? value : isObject(value) ? [value] : []).flatMap((one) =>
    isObject(one) ? [one] : text(one) ? [{ [name]: text(one) }] : [],
  );

export const lines = (...parts: (string | string[])[]): string => parts.flat().filter(Boolean).join('\n');

/** Only what says something: no empty texts, lists or objects. */
export const filled = (fields: Raw): Raw =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== undefined &&
        value !== null &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0) &&
        !(isObject(value) && Object.keys(value).length === 0),
    ),
  );

/** What a tool wrote for itself: its name says so, and an empty value of it has a meaning. */
const isOwn = (name: string): boolean => name.startsWith('x-');

/** The same without anything empty, however deep. */
export function pruned(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(pruned).filter((one) => one !== null && one !== '' && one !== undefined);
  if (!isObject(value)) return value;
  const own = Object.entries(value).filter(([name]) => isOwn(name));
  const rest = Object.entries(value).filter(([name]) => !isOwn(name));
  return {
    ...filled(Object.fromEntries(rest.map(([name, one]) => [name, pruned(one)]))),
    ...Object.fromEntries(own),
  };
}

/** A value with the properties of its objects in one order, to compare by. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const names = Object.keys(value).sort();
  return names.map((name) => [name, sorted(value[name])]);
};

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
