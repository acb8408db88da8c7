import initSqlJs from 'sql.js';
import wasm from 'sql.js/dist/sql-wasm-browser.wasm?url';
import { messageOf } from '#base/message-of.ts';
import { makeImage, runQuery } from '#exercises/run-query.ts';
import type { QueryOutcome, SqlJs } from '#exercises/sql.ts';
import type { FromSqlWorker, ToSqlWorker } from './protocol.ts';

/** The part of a worker's global scope used here; the library of DOM types describes a page's. */
interface WorkerScope {
  postMessage(message: FromSqlWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToSqlWorker>) => void): void;
}

const scope = self as unknown as WorkerScope;
const images = new Map<string, Uint8Array>();

/** SQLite ran out of memory as a whole, or worse: the next run needs a new one, but not a new worker. */
function runSafely(sql: SqlJs, image: Uint8Array, source: string): QueryOutcome {
  try {
    return runQuery(sql, image, source);
  } catch (error) {
    return { kind: 'error', message: messageOf(error) };
  }
}

async function serve(): Promise<void> {
  const sql = await initSqlJs({ locateFile: () => wasm, useOldExtensionFunctions: false });
  scope.addEventListener('message', ({ data }) => {
    if (data.kind === 'load') {
      images.set(data.name, makeImage(sql, data.tables));
      return;
    }
    const { request, name, source } = data;
    const image = images.get(name);
    if (!image) return;
    scope.postMessage({ kind: 'begun', request });
    scope.postMessage({ kind: 'done', request, outcome: runSafely(sql, image, source) });
  });
  scope.postMessage({ kind: 'ready' });
}

serve().catch((error: unknown) => scope.postMessage({ kind: 'failed', message: messageOf(error) }));
