import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '#base/message-of.ts';
import type { DataSet, SqlExerciseData } from '#dataset/exercise.ts';
import { judgeQuery, type QueryVerdict } from '#exercises/judge-query.ts';
import type { QueryOutcome } from '#exercises/sql.ts';
import { createSqlClient, type SqlClient } from './sql-client.ts';

/** What the last Run or Check came to, and of which source. */
export type SqlState =
  | { kind: 'idle' }
  | { kind: 'running'; check: boolean }
  | { kind: 'ran'; source: string; outcome: QueryOutcome }
  | { kind: 'checked'; source: string; verdict: QueryVerdict }
  | { kind: 'stopped' }
  /** No fault of the query. */
  | { kind: 'broken'; message: string };

export interface SqlModel {
  state: SqlState;
  run: (source: string) => Promise<void>;
  /** Tells how it ended; undefined where it was stopped or couldn't be judged. */
  check: (source: string) => Promise<QueryVerdict | undefined>;
  stop: () => void;
}

const setsOf = ({ tables, hidden }: DataSet) => ({
  shown: tables,
  hidden: tables.map((table) => ({ ...table, rows: hidden[table.name] ?? [] })),
});

/** Runs and checks queries on a data set for as long as the exercise is open. */
export function useSql(data: DataSet, exercise: SqlExerciseData): SqlModel {
  const [state, setState] = useState<SqlState>({ kind: 'idle' });
  const client = useRef<SqlClient>(undefined);
  const work = useRef<AbortController>(undefined);
  useEffect(() => {
    const created = createSqlClient(setsOf(data));
    client.current = created;
    return () => {
      work.current?.abort();
      created.dispose();
    };
  }, [data]);

  /** Does one thing after another was ended; what is stopped says so. */
  const doing = useCallback(
    async (check: boolean, task: (client: SqlClient, signal: AbortSignal) => Promise<SqlState>) => {
      work.current?.abort();
      const own = new AbortController();
      work.current = own;
      setState({ kind: 'running', check });
      try {
        if (!client.current) throw new Error('The page isn’t ready yet. Try again in a moment.');
        const next = await task(client.current, own.signal);
        if (work.current === own) setState(next);
        return next;
      } catch (error) {
        const next: SqlState = own.signal.aborted
          ? { kind: 'stopped' }
          : { kind: 'broken', message: messageOf(error) };
        if (work.current === own) setState(next);
        return next;
      }
    },
    [],
  );

  const run = useCallback(
    async (source: string) => {
      await doing(false, async (client, signal) => ({
        kind: 'ran',
        source,
        outcome: await client.run('shown', source, signal),
      }));
    },
    [doing],
  );
  const check = useCallback(
    async (source: string) => {
      const { ordered, tolerance, source: solution } = exercise;
      const end = await doing(true, async (client, signal) => ({
        kind: 'checked',
        source,
        verdict: await judgeQuery({
          source,
          solution,
          ordered,
          tolerance,
          run: (variant, query) => client.run(variant, query, signal),
        }),
      }));
      return end.kind === 'checked' ? end.verdict : undefined;
    },
    [doing, exercise],
  );
  return { state, run, check, stop: () => work.current?.abort() };
}
