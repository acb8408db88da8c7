import { type Outcome, syncOnce } from '#records/devices/sync-once.ts';
import { RemoteError } from '#sync/remote-storage.ts';
import { SealError } from '#sync/seal.ts';
import { onChange } from '../collection.ts';
import { NoStorage } from '../write-through.ts';
import { openAccount } from './account-place.ts';
import { newBell } from './bell.ts';
import { exportReadable, isReadable } from './export-readable.ts';
import { NoPermission, openFolder } from './folder-place.ts';
import { type Config, readConfig } from './sync-database.ts';
import { openMemory } from './sync-memory.ts';
import { latestStatus, onSync, type SyncStatus, sendSync } from './sync-status.ts';
import { SYNCED, syncedTables } from './synced-tables.ts';

/** One tab syncs for all. */
const LOCK = 'dryrun-sync';
/** What is typed within this time goes out together. */
const TOGETHER_MS = 700;
/** How often others' changes are looked for: while somebody works here, while the page is only open, and while it is hidden. */
const BUSY_MS = 2000;
const IDLE_MS = 10_000;
const HIDDEN_MS = 60_000;
/** So long after a change somebody is still at work. */
const AT_WORK_MS = 120_000;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 60_000;

let running: AbortController | undefined;

/** Syncs from now on, as soon as no other tab does. Does nothing where it is not turned on. */
export function startSync(): void {
  if (running) return;
  const controller = new AbortController();
  running = controller;
  const { signal } = controller;
  navigator.locks.request(LOCK, { signal }, () => lead(signal)).catch(() => {});
}

/** Stops, also in the middle. What was begun goes on when it is started again. */
export function stopSync(): void {
  running?.abort();
  running = undefined;
}

async function lead(signal: AbortSignal): Promise<void> {
  const bell = newBell();
  const changed = new Set<string>();
  let lastWork = Date.now();
  let isOutdated = false;
  const noteChange = (table: string) => {
    changed.add(table);
    lastWork = Date.now();
    setTimeout(bell.ring, TOGETHER_MS);
  };
  const wake = () => {
    lastWork = Date.now();
    bell.ring();
  };
  const stops = [
    ...SYNCED.map((table) => onChange(table, () => noteChange(table))),
    onSync(({ kind }) => {
      if (kind === 'hello') sendSync({ kind: 'status', status: latestStatus() });
      else if (kind === 'now') wake();
      else if (kind === 'changed') {
        // Another tab has turned it off, or on with something else.
        isOutdated = true;
        bell.ring();
      }
    }),
  ];
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  signal.addEventListener('abort', bell.ring);
  const pause = () => (document.hidden ? HIDDEN_MS : Date.now() - lastWork < AT_WORK_MS ? BUSY_MS : IDLE_MS);
  let retry = FIRST_RETRY_MS;
  try {
    while (!signal.aborted) {
      isOutdated = false;
      const config = await readConfig();
      if (!config?.on) return;
      try {
        const next = await openSession(config);
        for (let tables: string[] | undefined; !signal.aborted && !isOutdated; tables = takeAll(changed)) {
          if (!tables) changed.clear();
          const { problems, received } = await next(tables);
          retry = FIRST_RETRY_MS;
          if (received > 0) lastWork = Date.now();
          if (signal.aborted) return;
          const kinds = [...new Set(problems.map(({ kind }) => kind))];
          sendSync({ kind: 'status', status: { kind: 'synced', at: Date.now(), problems: kinds } });
          await bell.wait(pause());
        }
      } catch (error) {
        if (signal.aborted) return;
        sendSync({ kind: 'status', status: explain(error) });
        await bell.wait(retry);
        retry = Math.min(retry * 2, LAST_RETRY_MS);
      }
    }
  } finally {
    for (const stop of stops) stop();
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
  }
}

function takeAll(changed: Set<string>): string[] {
  const tables = [...changed];
  changed.clear();
  return tables;
}

/** Opens the place; what it returns syncs once, with these tables or all looked through for changes. */
async function openSession({ target, ...config }: Config): Promise<(changed?: string[]) => Promise<Outcome>> {
  const place = target.kind === 'folder' ? await openFolder(target.handle) : openAccount(target);
  const { replica, memory } = await openMemory({ ...config, target });
  return async (changed) => {
    const outcome = await syncOnce({ replica, memory, place, tables: syncedTables, changed });
    const isNews = !changed || outcome.received > 0 || changed.some(isReadable);
    if (target.kind === 'folder' && isNews) await exportReadable(target.handle);
    return outcome;
  };
}

/** What is wrong, as far as the user has to know. */
function explain(error: unknown): SyncStatus {
  const name = error instanceof Error ? error.name : '';
  if (error instanceof NoPermission || name === 'NotAllowedError')
    return { kind: 'stopped', reason: 'permission' };
  if (error instanceof SealError)
    return { kind: 'stopped', reason: error.kind === 'newer' ? 'newer' : 'passphrase' };
  if (error instanceof RemoteError && (error.kind === 'unauthorized' || error.kind === 'full'))
    return { kind: 'stopped', reason: error.kind };
  if (name === 'QuotaExceededError') return { kind: 'stopped', reason: 'full' };
  if (name === 'NotFoundError') return { kind: 'stopped', reason: 'folder' };
  const reason = error instanceof RemoteError ? 'server' : error instanceof NoStorage ? 'storage' : 'unknown';
  const before = latestStatus();
  return { kind: 'waiting', reason, at: 'at' in before ? before.at : undefined };
}
