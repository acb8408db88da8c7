import type { Change } from '../change.ts';
import type { Scope } from '../scope.ts';
import type { Store } from '../store.ts';
import type { Disk, DiskState, Placed } from './disk.ts';

/** A disk that takes longer than this to open is worked without. */
const OPEN_LIMIT_MS = 2000;
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
  stop: () => void;
}

interface Options {
  /** Opens the disk. Null, or a rejection, where there is none. */
  open: () => Promise<Disk | null>;
  /** Told of every new state. */
  onState?: (state: DiskState) => void;
  /** Told of rows of another tab that only this one has kept: a tab opened meanwhile may know them from nowhere. */
  onRescued?: (rows: Placed[]) => void;
}

/**
 * Keeps the store's changes on a disk and loads what is asked for from it. Writes of one record that come while one is
 * in progress are folded into the last; a refused row stays pending until it is taken.
 */
export function followDisk(store: Store, { open, onState, onRescued }: Options): DiskFollower {
  const pending = new Map<string, { table: string; id: string }>();
  const refused = new Set<string>();
  /** Those of the pending that came from another tab. */
  const foreign = new Set<string>();
  let disk: Disk | null = null;
  let state: DiskState = { kind: 'kept' };
  let running: Promise<void> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let others: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const say = (next: DiskState) => {
    if (next.kind === state.kind) return;
    state = next;
    onState?.(next);
  };
  const refuse = (error: unknown) => {
    say({ kind: 'refused', error });
    retry ??= setTimeout(() => {
      retry = undefined;
      refused.clear();
      drain();
    }, RETRY_MS);
  };

  const opening = open().then(
    (opened) => {
      disk = opened;
      if (!opened) refuse(new Error('there is no disk'));
      else if (pending.size === 0) say({ kind: 'kept' });
      drain();
    },
    (error) => refuse(error),
  );
  const opened = Promise.race([
    opening,
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        if (!disk && state.kind === 'kept') say({ kind: 'slow' });
        resolve();
      }, OPEN_LIMIT_MS);
      void opening.finally(() => clearTimeout(timer));
    }),
  ]);

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
    if (pending.size === 0) say({ kind: 'kept' });
  }
  const waiting = () => [...pending.keys()].filter((key) => !refused.has(key));

  const drain = () => {
    if (!disk || running || stopped) return;
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

  const read = async (target: Disk, table: string, scope: Scope) =>
    store.apply(table, await target.read(table, scope), 'disk');

  store.loadWith(async (table, scope) => {
    await opened;
    try {
      if (disk) await read(disk, table, scope);
      // Too slow to wait for: what it holds joins what has been made meanwhile.
      else void opening.then(() => disk && read(disk, table, scope)).catch(refuse);
    } catch (error) {
      refuse(error);
    }
  });

  function flush(): void {
    const target = disk;
    // A page that is left before the disk is open often lives long enough to see it opened.
    if (!target) {
      void opening.then(() => disk && flush());
      return;
    }
    for (const key of pending.keys()) void write(target, [key]).catch(refuse);
  }

  return {
    flush,
    async settled() {
      await opening;
      drain();
      while (running) await running;
    },
    pending: () => placed(pending.keys()),
    stop() {
      stopped = true;
      stopListening();
      clearTimeout(retry);
      clearTimeout(others);
    },
  };
}
