import type { z } from 'zod/mini';
import { nextStamp, type Row, stampOf } from '#backup/row.ts';
import { announceChange, onChange } from './changes.ts';
import { connect, stayInMemory } from './connection.ts';
import type { Database, TableName } from './database.ts';
import { reportKept, reportRefusal } from './health.ts';
import { restore } from './restore.ts';
import { isAllSaved, retryLater, retryUnsaved, watchUnsaved } from './unsaved.ts';

interface Identified {
  id: string;
}

/** Narrows a list to the records whose indexed field has this value. */
export interface Where {
  field: string;
  equals: string;
}

export interface Collection<T extends Identified> {
  readonly schema: z.ZodMiniType<T>;
  get(id: string): Promise<T | undefined>;
  list(where?: Where): Promise<T[]>;
  put(record: T): Promise<void>;
  remove(id: string): Promise<void>;
  /** Calls `listener` now and after every change, also one made in another tab. Returns how to stop. */
  watch<R>(query: (collection: Collection<T>) => Promise<R>, listener: (result: R) => void): () => void;
  /** What could not be written and lives in memory: rows, and null for what was removed. */
  pending(): ReadonlyMap<string, Row | null>;
  /** Drops the pending writes of these ids: newer records have been written directly to the database. */
  discardPending(ids: Iterable<string>): void;
}

/**
 * Records of one table behind a Zod schema. What does not fit the schema is set aside and never returned.
 * Where the browser refuses to store, records live in memory for the session and `health.ts` says so.
 */
export function collection<T extends Identified>(table: TableName, schema: z.ZodMiniType<T>): Collection<T> {
  /** What could not be written: the record, or null for a removal. Wins over the database. */
  const unsaved = new Map<string, T | null>();
  /** The stamps of what this tab has read and written: the next change of a record gets a later one. */
  const stamps = new Map<string, number>();

  const note = (rows: unknown[]) => {
    for (const row of rows as Identified[])
      stamps.set(row.id, Math.max(stampOf(row), stamps.get(row.id) ?? 0));
    return rows;
  };

  /** How many writes of a record are on their way: a refused older one must not be tried after them. */
  const sending = new Map<string, number>();

  /** Rejects where the browser refuses. */
  async function send(database: Database, id: string, record: T | null): Promise<void> {
    sending.set(id, (sending.get(id) ?? 0) + 1);
    try {
      const transaction = database.transaction(table, 'readwrite');
      const editedAt = stamps.get(id) ?? Date.now();
      const request = record ? transaction.store.put({ ...record, editedAt }) : transaction.store.delete(id);
      // Committed now, not when the answer comes: a page that is left in between keeps what it sent.
      transaction.commit();
      await Promise.all([request, transaction.done]);
    } finally {
      sending.set(id, (sending.get(id) ?? 1) - 1);
    }
  }

  async function retry(): Promise<void> {
    const database = await connect();
    if (!database) return;
    for (const [id, record] of [...unsaved]) {
      // Newer ones may have been written meanwhile, or be on their way.
      if (sending.get(id) || unsaved.get(id) !== record) continue;
      try {
        await send(database, id, record);
        if (unsaved.get(id) === record) unsaved.delete(id);
        if (isAllSaved()) reportKept();
      } catch {
        // It has been reported; one that is too large does not hold up the others.
        retryLater();
      }
    }
  }
  watchUnsaved({ count: () => unsaved.size, retry });

  async function write(id: string, record: T | null): Promise<void> {
    stamps.set(id, nextStamp(Date.now(), stamps.get(id)));
    try {
      const database = await connect();
      if (!database) {
        stayInMemory();
        throw new Error('no database');
      }
      await send(database, id, record);
      unsaved.delete(id);
      if (isAllSaved()) reportKept();
      // There is room: what was refused gets another try.
      else void retryUnsaved();
    } catch (error) {
      unsaved.set(id, record);
      reportRefusal(error);
      retryLater();
    }
    announceChange(table);
  }

  const self: Collection<T> = {
    schema,
    async get(id) {
      const pending = unsaved.get(id);
      if (pending !== undefined) return pending ?? undefined;
      const [record] = await restore(await connect(), table, schema, async (database) =>
        note(await database.getAll(table, id)),
      );
      return record;
    },
    async list(where) {
      const stored = await restore(await connect(), table, schema, async (database) =>
        note(
          await (where ? database.getAllFromIndex(table, where.field, where.equals) : database.getAll(table)),
        ),
      );
      if (unsaved.size === 0) return stored;
      const fits = (record: T) =>
        !where || (record as unknown as Record<string, unknown>)[where.field] === where.equals;
      const added = [...unsaved.values()].filter((record): record is T => record !== null && fits(record));
      return [...stored.filter((record) => !unsaved.has(record.id)), ...added];
    },
    put: (record) => write(record.id, record),
    remove: (id) => write(id, null),
    watch(query, listener) {
      let stopped = false;
      let newest = 0;
      const run = async () => {
        newest += 1;
        const asked = newest;
        const result = await query(self);
        // A slower, older answer must not overwrite a newer one.
        if (!stopped && asked === newest) listener(result);
      };
      const stopChanges = onChange(table, run);
      void run();
      return () => {
        stopped = true;
        stopChanges();
      };
    },
    pending: () =>
      new Map(
        [...unsaved].map(([id, record]) => [
          id,
          record && ({ ...record, editedAt: stamps.get(id) ?? 0 } as unknown as Row),
        ]),
      ),
    discardPending(ids) {
      for (const id of ids) unsaved.delete(id);
    },
  };
  return self;
}
