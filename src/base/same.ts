/**
 * Whether two values are the same data: JSON, what is derived from it as maps and sets, and sounds, of which none is ever edited,
 * by length and type. A field that is undefined is the same as one that is not there.
 */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (a instanceof Blob) return b instanceof Blob && a.size === b.size && a.type === b.type;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (a instanceof Map || a instanceof Set) {
    if (a.constructor !== b.constructor || a.size !== (b as typeof a).size) return false;
    return same([...a], [...(b as typeof a)]);
  }
  const prototype = Object.getPrototypeOf(a);
  if (!Array.isArray(a) && prototype !== Object.prototype && prototype !== null) return false;
  const keys = definedKeys(a);
  return keys.length === definedKeys(b).length && keys.every((key) => same(fieldOf(a, key), fieldOf(b, key)));
}

const fieldOf = (record: object, key: string): unknown => (record as Record<string, unknown>)[key];

const definedKeys = (value: object) => Object.keys(value).filter((key) => fieldOf(value, key) !== undefined);
