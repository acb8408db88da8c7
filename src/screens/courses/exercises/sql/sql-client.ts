import type { QueryOutcome, SqlTable } from '#exercises/sql.ts';
import type { FromSqlWorker, ToSqlWorker } from './protocol.ts';

/** Milliseconds that a query may take; on these tables a good one takes a few. */
export const QUERY_LIMIT_MS = 5000;
/** Milliseconds for SQLite to load. */
const START_LIMIT_MS = 60_000;

const NOT_STARTED = 'SQLite couldn’t load. Check your connection and try again.';

export interface SqlClient {
  /** Rejects where SQLite cannot start, or with the signal's reason. */
  run: (name: string, source: string, signal: AbortSignal) => Promise<QueryOutcome>;
  dispose: () => void;
}

interface Started {
  worker: Worker;
  ready: Promise<void>;
}

/** A worker with the data sets, and whether it came up. */
function start(sets: Readonly<Record<string, readonly SqlTable[]>>): Started {
  const worker = new Worker(new URL('./sql-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error(NOT_STARTED)), START_LIMIT_MS);
  worker.addEventListener('message', ({ data }: MessageEvent<FromSqlWorker>) => {
    if (data.kind === 'ready') {
      for (const [name, tables] of Object.entries(sets))
        worker.postMessage({ kind: 'load', name, tables } satisfies ToSqlWorker);
      resolve();
    } else if (data.kind === 'failed') reject(new Error(NOT_STARTED));
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    reject(new Error(NOT_STARTED));
  });
  const ready = promise.finally(() => clearTimeout(timer));
  ready.catch(() => {});
  return { worker, ready };
}

/** SQLite in a worker of its own, which is ended and replaced when a query takes too long. */
export function createSqlClient(sets: Readonly<Record<string, readonly SqlTable[]>>): SqlClient {
  let current: Started | undefined;
  let requests = 0;

  const end = () => {
    current?.worker.terminate();
    current = undefined;
  };

  function ask(worker: Worker, name: string, source: string, signal: AbortSignal): Promise<QueryOutcome> {
    const request = ++requests;
    const { promise, resolve, reject } = Promise.withResolvers<QueryOutcome>();
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const on = { signal: listening.signal };
    // Nothing else ends a query. At once, so that whoever asks next finds another worker.
    const give = (outcome: QueryOutcome) => {
      end();
      resolve(outcome);
    };
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<FromSqlWorker>) => {
        if (!('request' in data) || data.request !== request) return;
        if (data.kind === 'done') resolve(data.outcome);
        else timer = setTimeout(() => give({ kind: 'time-limit' }), QUERY_LIMIT_MS);
      },
      on,
    );
    worker.addEventListener('error', () => give({ kind: 'error', message: 'out of memory' }), on);
    const stop = () => {
      end();
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, on);
    worker.postMessage({ kind: 'run', request, name, source } satisfies ToSqlWorker);
    return promise.finally(() => {
      clearTimeout(timer);
      listening.abort();
    });
  }

  return {
    run: async (name, source, signal) => {
      current ??= start(sets);
      const { worker, ready } = current;
      try {
        await ready;
      } catch (error) {
        end();
        throw error;
      }
      signal.throwIfAborted();
      return ask(worker, name, source, signal);
    },
    dispose: end,
  };
}
