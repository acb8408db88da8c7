import { z } from 'zod/mini';
import { connect } from '../../src/storage/connection.ts';
import type { TableName } from '../../src/storage/database.ts';

/** A table as it was kept before there was a store in memory: written at once, told to every tab, and read back by who shows it. */
export interface ReadBack<T> {
  get: (id: string) => Promise<T | undefined>;
  list: () => Promise<T[]>;
  put: (record: T) => Promise<void>;
  /** Calls `listener` now and after every change with the record as the disk has it. */
  watch: (id: string, listener: (record: T | undefined) => void) => void;
}

const channel = new BroadcastChannel('read-back');

export function readBack<T extends { id: string }>(table: TableName, schema: z.ZodMiniType<T>): ReadBack<T> {
  const listeners = new Set<() => void>();
  const waiting = new Map<string, T>();
  const running = new Map<string, Promise<void>>();
  const sound = (rows: unknown[]) => rows.flatMap((row) => z.safeParse(schema, row).data ?? []);
  const database = async () => {
    const found = await connect();
    if (!found) throw new Error('no database');
    return found;
  };
  async function send(record: T): Promise<void> {
    const transaction = (await database()).transaction(table, 'readwrite');
    const request = transaction.store.put({ ...record, editedAt: Date.now() });
    transaction.commit();
    await Promise.all([request, transaction.done]);
    for (const listener of listeners) listener();
    channel.postMessage(table);
  }
  /** What is put while another one of its id is written waits, and only the last of them is written. */
  async function drain(id: string): Promise<void> {
    for (let record = waiting.get(id); record; record = waiting.get(id)) {
      waiting.delete(id);
      await send(record);
    }
    running.delete(id);
  }
  const self: ReadBack<T> = {
    get: async (id) => sound(await (await database()).getAll(table, id))[0],
    list: async () => sound(await (await database()).getAll(table)),
    async put(record) {
      waiting.set(record.id, record);
      const done = running.get(record.id) ?? drain(record.id);
      running.set(record.id, done);
      await done;
      await self.get(record.id);
    },
    watch(id, listener) {
      const read = async () => listener(await self.get(id));
      listeners.add(read);
      void read();
    },
  };
  return self;
}
