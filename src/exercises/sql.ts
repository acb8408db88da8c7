/** A value of a result or a table. */
export type Cell = null | number | string;

export interface SqlColumn {
  name: string;
  type: 'INTEGER' | 'REAL' | 'TEXT';
}

/** A table with its rows, the cells in the order of its columns. */
export interface SqlTable {
  name: string;
  columns: readonly SqlColumn[];
  rows: readonly (readonly Cell[])[];
}

/** What a query returned. */
export interface QueryResult {
  kind: 'rows';
  columns: string[];
  rows: Cell[][];
  /** There were more rows than `ROW_LIMIT`; they weren't read. */
  more: boolean;
  /** How many statements ran; the last one that returns rows is the result. */
  statements: number;
}

/** What running a query came to. */
export type QueryOutcome =
  | QueryResult
  /** It ran and returned no table, such as a DELETE. */
  | { kind: 'nothing'; statements: number }
  /** `offset`: where in the source SQLite stopped, if that can be told. */
  | { kind: 'error'; message: string; offset?: number }
  | { kind: 'time-limit' };

/** Rows that are read of a result; nobody looks at more, and no exercise has so many. */
export const ROW_LIMIT = 1000;
/** Characters that are kept of a cell. */
export const CELL_LIMIT = 2000;

/** The part of sql.js that exercises use. */
export interface SqlJs {
  Database: new (image?: Uint8Array) => SqlDatabase;
}

export interface SqlDatabase {
  exec(sql: string): unknown;
  prepare(sql: string): SqlStatement;
  iterateStatements(sql: string): Iterable<SqlStatement> & { getRemainingSQL(): string };
  export(): Uint8Array;
  close(): void;
}

export interface SqlStatement {
  run(values: readonly Cell[]): void;
  step(): boolean;
  get(): unknown[];
  getColumnNames(): string[];
  free(): boolean;
}
