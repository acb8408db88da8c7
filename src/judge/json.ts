import type { Json } from './task.ts';

const UNSAFE_INTEGER = /\d{16}/;
/** Longer runs of digits than any 64-bit answer needs become ordinary numbers, so that no input can make parsing slow. */
const MAX_BIGINT_DIGITS = 64;

/**
 * Parses JSON text without losing digits: a whole number outside ±(2^53 - 1) comes back as a `bigint`.
 * Throws `SyntaxError` for malformed text and `RangeError` for text nested too deeply.
 */
export function parseJson(text: string): Json {
  // The reviver visits every element, so it is worth avoiding when no number can be that long.
  if (!UNSAFE_INTEGER.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key, value, context?: { source?: string }) => {
    if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
    const source = context?.source ?? '';
    return /^-?\d+$/.test(source) && source.length <= MAX_BIGINT_DIGITS ? BigInt(source) : value;
  });
}

function formatExactly(value: Json): string {
  if (typeof value === 'bigint') return value.toString();
  if (value === Infinity || value === -Infinity) return value > 0 ? '1e999' : '-1e999';
  if (Array.isArray(value)) return `[${value.map(formatExactly).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, item]) => `${JSON.stringify(key)}:${formatExactly(item)}`,
    );
    return `{${entries.join(',')}}`;
  }
  return JSON.stringify(value);
}

/** Writes a value as compact JSON text; `bigint`s are written digit for digit, `-0` as `0`, infinities as `1e999`, NaN as `null`. */
export function formatJson(value: Json): string {
  try {
    const text = JSON.stringify(value);
    // Ten times as fast, but a `null` may stand for an infinity.
    if (!text.includes('null')) return text;
  } catch {
    // A `bigint` somewhere.
  }
  return formatExactly(value);
}
