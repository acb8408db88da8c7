import type { Json } from '#judge/task.ts';

/** What makes a recipe's value large (see `generate.ts`). */
const SIZES = ['length', 'times', 'count', 'size', 'nodes', 'extra', 'rows', 'columns'] as const;
/** Smaller counts are part of a test's shape, not of its size. */
const LEAST_SIZE = 16;

type Fields = Record<string, Json>;

const isObject = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function ownSizes(fields: Fields): string[] {
  if (!('$gen' in fields)) return [];
  return SIZES.filter((key) => {
    const size = fields[key];
    return typeof size === 'number' && size >= LEAST_SIZE;
  });
}

/** Whether a value has a recipe in it that can be scaled. */
export function canScale(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.some(canScale);
  return isObject(value) && (ownSizes(value).length > 0 || Object.values(value).some(canScale));
}

function scaleValue(value: Json, factor: number, scaled: Map<number, number>): Json {
  if (Array.isArray(value)) return value.map((item) => scaleValue(item, factor, scaled));
  if (!isObject(value)) return value;
  const own = ownSizes(value);
  // A list of long lists, and a matrix, grow in both directions.
  const inner = own.length > 0 && Object.values(value).some(canScale);
  const part = inner || own.includes('rows') ? Math.sqrt(factor) : factor;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      if (!own.includes(key)) return [key, scaleValue(field, own.length > 0 ? part : factor, scaled)];
      const size = Math.max(1, Math.round(Number(field) * part));
      scaled.set(Number(field), size);
      return [key, size];
    }),
  );
}

/**
 * A test's input with its recipes made larger or smaller by `factor`. A parameter that states such a size, as the number of nodes
 * beside a list of edges, follows it.
 */
export function scaleInput(input: Record<string, Json>, factor: number): Record<string, Json> {
  const scaled = new Map<number, number>();
  const entries = Object.entries(input).map(
    ([name, value]) => [name, scaleValue(value, factor, scaled)] as const,
  );
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'number' ? (scaled.get(value) ?? value) : value]),
  );
}

/** How large an expanded value is: the numbers in it, and the characters of its texts. */
export function sizeOf(value: Json): number {
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + sizeOf(item), 0);
  if (isObject(value)) return Object.values(value).reduce<number>((sum, item) => sum + sizeOf(item), 0);
  return 1;
}
