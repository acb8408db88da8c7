import type { QueryOutcome, SqlTable } from '#exercises/sql.ts';

export type ToSqlWorker =
  /** Tables to keep under a name, from which each run starts afresh. */
  | { kind: 'load'; name: string; tables: readonly SqlTable[] }
  | { kind: 'run'; request: number; name: string; source: string };

export type FromSqlWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  /** The query runs from now on; what came before it in the queue is done. */
  | { kind: 'begun'; request: number }
  | { kind: 'done'; request: number; outcome: QueryOutcome };
