import type { Branch, Operation, Trace } from './format.ts';

/** Operations that are read at most; the tracers stop earlier. */
const MOST_OPERATIONS = 3_000_000;
const LONGEST_TEXT = 20_000;
const MOST_ELEMENTS = 2000;
const DEEPEST_TUPLE = 10;

type Check = (part: unknown) => boolean;

const count: Check = (part) => Number.isSafeInteger(part) && (part as number) >= 0;
const text: Check = (part) => typeof part === 'string' && part.length <= LONGEST_TEXT;

function isValue(part: unknown, depth = 0): boolean {
  if (part === null || typeof part === 'boolean') return true;
  if (typeof part === 'number') return Number.isSafeInteger(part);
  if (typeof part === 'string')
    return part.length > 0 && part.length <= LONGEST_TEXT && 'sScfix'.includes(part.charAt(0));
  if (Array.isArray(part)) return part.length === 1 && count(part[0]);
  if (typeof part !== 'object' || depth > DEEPEST_TUPLE) return false;
  const { t, n } = part as { t?: unknown; n?: unknown };
  return (
    Array.isArray(t) &&
    t.length <= MOST_ELEMENTS &&
    (n === undefined || count(n)) &&
    t.every((item) => isValue(item, depth + 1))
  );
}

const value: Check = (part) => isValue(part);
const values: Check = (part) =>
  Array.isArray(part) && part.length <= MOST_ELEMENTS && part.every((item) => isValue(item));
const isEntry = (part: unknown) =>
  Array.isArray(part) && part.length === 2 && isValue(part[0]) && isValue(part[1]);
const entries: Check = (part) => Array.isArray(part) && part.length <= MOST_ELEMENTS && part.every(isEntry);
const kind: Check = (part) => part === 'dict' || part === 'set' || part === 'object';

/** What stands behind each operation's code. */
const SHAPES: Readonly<Record<string, readonly Check[]>> = {
  l: [count],
  b: [],
  c: [count, text, count, count],
  g: [count, count],
  r: [value],
  y: [value],
  u: [],
  e: [count, text],
  v: [count, text, value],
  d: [count, text],
  '=': [count, count, value],
  s: [count, count, count, values, count],
  k: [count, value, value, count],
  x: [count, value, count],
  z: [count, count],
  p: [text],
  K: [count],
  F: [count, text, count],
};
const LIST: readonly Check[] = [count, (part) => part === 'list', text, count, values];
const OTHER: readonly Check[] = [count, kind, text, count, entries];

function isOperation(operation: unknown): operation is Operation {
  if (!Array.isArray(operation)) return false;
  const [code] = operation;
  const shape = code === 'n' ? (operation[2] === 'list' ? LIST : OTHER) : SHAPES[String(code)];
  if (!shape || operation.length !== shape.length + 1) return false;
  for (let index = 0; index < shape.length; index += 1) {
    if (!shape[index]?.(operation[index + 1])) return false;
  }
  return true;
}

const isBranch = (part: unknown): part is Branch =>
  Array.isArray(part) &&
  part.length === 3 &&
  count(part[0]) &&
  count(part[1]) &&
  ['if', 'while', 'for'].includes(part[2]);

/**
 * A trace from what a program's interpreter said, which is whatever the program wanted it to say: undefined unless every part of it
 * has the form, and the size, that a tracer's would have.
 */
export function readTrace(said: unknown): Trace | undefined {
  if (typeof said !== 'object' || said === null) return;
  const { version, operations, branches, stopped, skipped } = said as Record<string, unknown>;
  if (version !== 1 || typeof stopped !== 'boolean' || !count(skipped)) return;
  if (!Array.isArray(branches) || branches.length > MOST_ELEMENTS || !branches.every(isBranch)) return;
  if (!Array.isArray(operations) || operations.length > MOST_OPERATIONS) return;
  if (!operations.every(isOperation)) return;
  return { operations, branches, stopped, skipped: skipped as number };
}
