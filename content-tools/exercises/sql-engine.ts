import initSqlJs from 'sql.js';
import { makeImage, runQuery } from '#exercises/run-query.ts';
import type { QueryOutcome, SqlTable } from '#exercises/sql.ts';

/** The SQLite of the page, in Node. */
const engine = await initSqlJs({ useOldExtensionFunctions: false });

/** Runs queries on a copy of these tables. Nothing here can end a query that never does. */
export function queriesOn(tables: readonly SqlTable[]): (source: string) => QueryOutcome {
  const image = makeImage(engine, tables);
  return (source) => runQuery(engine, image, source);
}
