import { messageOf } from '#base/message-of.ts';
import { locateError } from './locate-error.ts';
import {
  CELL_LIMIT,
  type Cell,
  type QueryOutcome,
  type QueryResult,
  ROW_LIMIT,
  type SqlJs,
  type SqlStatement,
  type SqlTable,
} from './sql.ts';

/** Bytes that a query may use; SQLite reports the error instead of taking the page's memory. */
const MEMORY_LIMIT = 128 * 1024 * 1024;

const quoted = (name: string) => `"${name}"`;

/** A database file with these tables, from which each run starts afresh. */
export function makeImage(sql: SqlJs, tables: readonly SqlTable[]): Uint8Array {
  const database = new sql.Database();
  try {
    database.exec('BEGIN');
    for (const { name, columns, rows } of tables) {
      const fields = columns.map((column) => `${quoted(column.name)} ${column.type}`);
      database.exec(`CREATE TABLE ${quoted(name)} (${fields.join(', ')})`);
      const insert = database.prepare(`INSERT INTO ${quoted(name)} VALUES (${columns.map(() => '?')})`);
      for (const row of rows) insert.run(row);
      insert.free();
    }
    database.exec('COMMIT');
    return database.export();
  } finally {
    database.close();
  }
}

/** A cell for showing and comparing: bytes as SQL writes them, long texts cut. */
function cellOf(value: unknown): Cell {
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'string') return value.length > CELL_LIMIT ? `${value.slice(0, CELL_LIMIT)}…` : value;
  if (!(value instanceof Uint8Array)) return String(value);
  const hex = [...value.subarray(0, 32)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `x'${hex}'${value.length > 32 ? '…' : ''}`;
}

/** The statement's rows as far as they are read; undefined where it returns no table. */
function readRows(statement: SqlStatement): Pick<QueryResult, 'columns' | 'rows' | 'more'> | undefined {
  const columns = statement.getColumnNames();
  const rows: Cell[][] = [];
  while (statement.step()) {
    if (rows.length === ROW_LIMIT) return { columns, rows, more: true };
    rows.push(statement.get().map(cellOf));
  }
  return columns.length > 0 ? { columns, rows, more: false } : undefined;
}

/**
 * Runs a query on a copy of the data, so that whatever it changes is gone with it. It may take forever: whoever calls must be able to
 * end the thread.
 */
export function runQuery(sql: SqlJs, image: Uint8Array, source: string): QueryOutcome {
  const database = new sql.Database(image);
  let start = 0;
  try {
    database.exec(`PRAGMA hard_heap_limit = ${MEMORY_LIMIT}`);
    const iterator = database.iterateStatements(source);
    let last: Pick<QueryResult, 'columns' | 'rows' | 'more'> | undefined;
    let statements = 0;
    try {
      for (const statement of iterator) {
        statements += 1;
        last = readRows(statement) ?? last;
        start = source.length - iterator.getRemainingSQL().length;
      }
    } catch (error) {
      const message = messageOf(error);
      return { kind: 'error', message, offset: locateError(database, source, start, message) };
    }
    if (statements === 0) return { kind: 'error', message: 'There’s no query yet. Write one first.' };
    return last ? { kind: 'rows', ...last, statements } : { kind: 'nothing', statements };
  } finally {
    database.close();
  }
}
