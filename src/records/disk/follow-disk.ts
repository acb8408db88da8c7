import type { Change } from '../change.ts';
import { isAlive } from '../row.ts';
import { type Scope, scopeKey } from '../scope.ts';
import type { Store } from '../store.ts';
import type { Disk, DiskState, Placed } from './disk.ts';
import { silence } from './silence.ts';

/** What was refused is tried again after this long, and with every write that succeeds. */
const RETRY_MS = 5000;
/** What another tab has changed it writes itself; this tab makes sure, in case that one has died. */
const OTHERS_AFTER_MS = 2000;

export interface DiskFollower {
  /** Writes everything that waits, at once: the page is being left. */
  flush: () => void;
  /** Resolves when everything that waits has been tried. */
  settled: () => Promise<void>;
  /** Rows that are not known to be on disk. */
  pending: () => Placed[];
  /**
   * The disk, once everything that was asked for has been read from it; null where there is none. Rejects where it could
   * not be read: what is in memory is not everything then.
   */
  complete: () => Promise<Disk | null>;
  stop: () => void;
}

interface Options {
  /** Opens the disk when it is first needed. Null, or a rejection, where there is none. */
  open: () => Promise<Disk | null>;
  /** Whether a disk that has not opened yet has given a sign of life. */
  isOpening?: () => boolean;
  /** Called with every new state. */
  onState?: (state: DiskState) => void;
  /** Called with rows that other tabs may know from nowhere: only this one has kept them. */
  onRescued?: (rows: Placed[]) => void;
}

/**
 * Keeps the store's changes on a disk and loads what is asked for from it. Writes of one record that come while one is
 * in progress are folded into the last; a refused row stays pending until it is taken. A disk that does not open in time
 * is worked without. When it opens after all, records made meanwhile are written only where it held none: what it holds
 * was never seen, and is not overwritten.
 */
export function followDisk(store: Store, { open, isOpening, onState, onRescued }: Options): DiskFollower {
  const pending = new Map<string, { table: string; id: string }>();
  const refused = new Set<string>();
  /** Made without having seen what the disk holds under the same id. */
  const unseen = new Set<string>();
  /** Those of the pending that came from another tab. */
  const foreign = new Set<string>();
  /** Scopes that count as loaded and could not be read. */
  const missed = new Map<string, readonly [table: string, scope: Scope]>();
  let disk: Disk | null = null;
  let state: DiskState = { kind: 'kept' };
  let running: Promise<void> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let others: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const say = (next: DiskState) => {
    if (stopped || next.kind === state.kind) return;
    state = next;
    onState?.(next);
  };
  const refuse = (error: unknown) => {
    if (state.kind !== 'slow') say({ kind: 'refused', error });
    if (stopped) return;
    retry ??= setTimeout(() => {
      retry = undefined;
      refused.clear();
      if (disk) readMissed(disk).then(drain, refuse);
    }, RETRY_MS);
  };
  /** Everything that was made is kept, and everything that was asked for has been read. */
  const sayIfKept = () => {
    if (pending.size === 0 && missed.size === 0) say({ kind: 'kept' });
  };

  let opened: Promise<void> | undefined;
  /** Opens the disk, once; resolves when it is open or has been waited for long enough. */
  const inTime = (): Promise<void> => {
    if (opened) return opened;
    let settled = false;
    const opening = open()
      .then(take)
      .catch(refuse)
      .finally(() => {
        settled = true;
      });
    const silent = silence(() => settled || isOpening?.() === true).then(() => {
      if (!settled) say({ kind: 'slow' });
    });
    opened = Promise.race([opening, silent]);
    return opened;
  };

  async function take(found: Disk | null): Promise<void> {
    if (!found) return refuse(new Error('there is no disk'));
    if (state.kind === 'slow') await takeLate(found);
    else disk = found;
    sayIfKept();
    drain();
  }

  /** What was made while the disk was silent and stands there already stays in memory; the rest is written. */
  async function takeLate(found: Disk): Promise<void> {
    const looked = new Set<string>();
    const unlooked = () => [...pending].filter(([key]) => !looked.has(key));
    // More may be asked for, and made, while this is going on.
    for (let news = unlooked(); news.length > 0 || missed.size > 0; news = unlooked()) {
      await readMissed(found, pending);
      for (const [key, { table, id }] of news) {
        looked.add(key);
        if ((await found.read(table, { id })).some(isAlive)) unseen.add(key);
      }
    }
    disk = found;
    onRescued?.(placed([...pending.keys()].filter((key) => !unseen.has(key))));
  }

  const placed = (keys: Iterable<string>): Placed[] =>
    [...keys].flatMap((key) => {
      const at = pending.get(key);
      const row = at && store.row(at.table, at.id);
      return row ? [{ table: at.table, row }] : [];
    });

  /** Writes rows and forgets those that have not changed meanwhile. */
  async function write(target: Disk, keys: readonly string[]): Promise<void> {
    const rows = placed(keys);
    const { news, found } = await target.write(rows);
    if (stopped) return;
    for (const { table, row } of found) store.apply(table, [row], 'disk');
    const rescued = news.filter(({ table, row }) => foreign.delete(`${table}/${row.id}`));
    if (rescued.length > 0) onRescued?.(rescued);
    for (const { table, row } of rows) {
      const key = `${table}/${row.id}`;
      refused.delete(key);
      if (store.row(table, row.id) !== row) continue;
      pending.delete(key);
      foreign.delete(key);
    }
  }

  async function drainOnce(target: Disk): Promise<void> {
    for (let keys = waiting(); keys.length > 0 && !stopped; keys = waiting()) {
      try {
        await write(target, keys);
      } catch (error) {
        // One row that is too large must not hold up the others.
        if (keys.length === 1) {
          for (const key of keys) refused.add(key);
          refuse(error);
        } else
          for (const key of keys)
            await write(target, [key]).catch((cause) => {
              refused.add(key);
              refuse(cause);
            });
        continue;
      }
      // There is room again: what was refused gets another try.
      refused.clear();
    }
    sayIfKept();
  }
  const waiting = () => [...pending.keys()].filter((key) => !refused.has(key) && !unseen.has(key));

  const drain = () => {
    if (running || stopped) return;
    if (!disk) return void inTime();
    const target = disk;
    running = drainOnce(target).finally(() => {
      running = undefined;
      if (waiting().length > 0) drain();
    });
  };

  const onChanges = (changes: readonly Change[]) => {
    let soon = false;
    for (const { table, id, origin } of changes) {
      if (origin === 'disk') continue;
      const key = `${table}/${id}`;
      pending.set(key, { table, id });
      refused.delete(key);
      if (origin === 'tab') foreign.add(key);
      else {
        foreign.delete(key);
        soon = true;
      }
    }
    if (soon) drain();
    else if (pending.size > 0)
      others ??= setTimeout(() => {
        others = undefined;
        drain();
      }, OTHERS_AFTER_MS);
  };
  const stopListening = store.subscribe(onChanges);

  /** @param except the keys of rows that are not to be joined with what the disk holds */
  const read = async (
    target: Disk,
    table: string,
    scope: Scope,
    except: { has(key: string): boolean } = unseen,
  ) => {
    const rows = await target.read(table, scope);
    store.apply(
      table,
      rows.filter(({ id }) => !except.has(`${table}/${id}`)),
      'disk',
    );
  };
  async function readMissed(target: Disk, except?: { has(key: string): boolean }): Promise<void> {
    for (const [key, [table, scope]] of [...missed]) {
      await read(target, table, scope, except);
      missed.delete(key);
    }
  }

  store.loadWith(async (table, scope) => {
    await inTime();
    try {
      if (!disk) throw new Error('the disk is not open');
      await read(disk, table, scope);
    } catch (error) {
      missed.set(table + scopeKey(scope), [table, scope]);
      if (disk) refuse(error);
    }
  });

  function flush(): void {
    const target = disk;
    // A page that is left before the disk is open often lives long enough to see it opened. A tab that was opened
    // meanwhile has not found there what is written only now.
    if (!target) {
      const sendLate = () => {
        if (!disk) return;
        flush();
        onRescued?.(placed([...pending.keys()].filter((key) => !unseen.has(key))));
      };
      if (pending.size > 0) void inTime().then(sendLate);
      return;
    }
    // Each for itself, so that one that is too large does not hold up the others. A page that lives on writes them anyway.
    for (const key of pending.keys()) if (!unseen.has(key)) target.writeNow(placed([key])).catch(refuse);
  }

  return {
    flush,
    async settled() {
      await inTime();
      drain();
      while (running) await running;
    },
    pending: () => placed(pending.keys()),
    async complete() {
      await inTime();
      if (disk) await readMissed(disk);
      return disk;
    },
    stop() {
      stopped = true;
      stopListening();
      clearTimeout(retry);
      clearTimeout(others);
    },
  };
}
