import type { Cell, QueryResult } from './sql.ts';

/** How a result differs from the expected one. Row numbers count from 1. */
export type Difference =
  | { kind: 'columns'; actual: string[]; expected: string[] }
  | { kind: 'too-many'; expected: number }
  /** `nearest`: the first missing row beside the extra row most like it, and the columns in which they differ. */
  | { kind: 'rows'; missing: Cell[][]; extra: Cell[][]; nearest?: Nearest }
  /** The rows are right and their order isn't; the first that stands elsewhere. */
  | { kind: 'order'; row: number; actual: Cell[]; expected: Cell[] };

export interface Nearest {
  expected: Cell[];
  actual: Cell[];
  cells: number[];
}

export interface CompareOptions {
  /** The order of the rows counts. */
  ordered: boolean;
  /** By how much numbers may differ, absolutely. */
  tolerance: number;
}

/** What floating-point sums in another order may cost, relative to the number. */
const RELATIVE = 1e-9;

function equalCells(a: Cell, b: Cell, tolerance: number): boolean {
  if (typeof a !== 'number' || typeof b !== 'number') return a === b;
  return a === b || Math.abs(a - b) <= Math.max(tolerance, RELATIVE * Math.max(Math.abs(a), Math.abs(b)));
}

/** The columns in which two rows differ. */
const differing = (a: readonly Cell[], b: readonly Cell[], tolerance: number): number[] =>
  a.flatMap((cell, column) => (equalCells(cell, b[column] ?? null, tolerance) ? [] : [column]));

/** Rows with the same texts and NULLs; only these can be equal. */
const bucketOf = (row: readonly Cell[]) =>
  JSON.stringify(row.map((cell) => (typeof cell === 'number' ? 0 : [cell])));

/** Takes equal rows out of both, each as often as it stands in both. */
function unmatched(actual: Cell[][], expected: Cell[][], tolerance: number) {
  const open = new Map<string, Cell[][]>();
  for (const row of actual) {
    const key = bucketOf(row);
    const bucket = open.get(key);
    if (bucket) bucket.push(row);
    else open.set(key, [row]);
  }
  const missing = expected.filter((row) => {
    const bucket = open.get(bucketOf(row)) ?? [];
    const found = bucket.findIndex((other) => differing(row, other, tolerance).length === 0);
    if (found < 0) return true;
    bucket.splice(found, 1);
    return false;
  });
  const left = new Set([...open.values()].flat());
  return { missing, extra: actual.filter((row) => left.has(row)) };
}

/** The first missing row and the extra row that shares most with it, if it shares anything. */
function nearestOf(missing: Cell[][], extra: Cell[][], tolerance: number): Nearest | undefined {
  const [expected] = missing;
  if (!expected) return;
  const [best] = extra
    .map((actual) => ({ actual, cells: differing(expected, actual, tolerance) }))
    .sort((a, b) => a.cells.length - b.cells.length);
  return best && best.cells.length < expected.length ? { expected, ...best } : undefined;
}

const sameName = (a: string, b: string | undefined) => a.toLowerCase() === b?.toLowerCase();

/**
 * How a query's result differs from the reference query's; undefined where it's right. Columns must have the same names in the same
 * order, rows may stand in any order unless the exercise asks for one, and each counts as often as it stands there.
 */
export function compareResults(
  actual: QueryResult,
  expected: QueryResult,
  { ordered, tolerance }: CompareOptions,
): Difference | undefined {
  const sameColumns =
    actual.columns.length === expected.columns.length &&
    actual.columns.every((name, index) => sameName(name, expected.columns[index]));
  if (!sameColumns) return { kind: 'columns', actual: actual.columns, expected: expected.columns };
  if (actual.more) return { kind: 'too-many', expected: expected.rows.length };
  const { missing, extra } = unmatched(actual.rows, expected.rows, tolerance);
  if (missing.length + extra.length > 0)
    return { kind: 'rows', missing, extra, nearest: nearestOf(missing, extra, tolerance) };
  if (!ordered) return;
  const at = expected.rows.findIndex(
    (row, index) => differing(row, actual.rows[index] ?? [], tolerance).length > 0,
  );
  if (at < 0) return;
  return { kind: 'order', row: at + 1, actual: actual.rows[at] ?? [], expected: expected.rows[at] ?? [] };
}
