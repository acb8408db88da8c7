import { Replica } from '#records/devices/replica.ts';
import type { Memory } from '#records/devices/sync-once.ts';
import { type Config, openSyncDatabase, readState } from './sync-database.ts';
import { DEVICE_TABLES } from './synced-tables.ts';

/** The replica and what it is kept in. */
export async function openMemory({ device }: Config): Promise<{ replica: Replica; memory: Memory }> {
  const database = await openSyncDatabase();
  const known = await database.getAll('rows');
  const stale = (await readState<number[]>('stale')) ?? [];
  const memory: Memory = {
    versions: (await readState<Map<string, string>>('versions')) ?? new Map(),
    skipped: new Map(),
    async save({ known, lost, stale }) {
      const transaction = database.transaction(['rows', 'lost', 'state'], 'readwrite');
      for (const each of known)
        void transaction
          .objectStore('rows')
          .put(each, `${each.table}/${each.row.id}`)
          .catch(() => {});
      const texts = transaction.objectStore('lost');
      for (const each of lost) {
        const before = await texts.get(each.id);
        if (!before || before.stamp < each.stamp) void texts.put(each).catch(() => {});
      }
      const state = transaction.objectStore('state');
      void state.put(stale, 'stale').catch(() => {});
      void state.put(memory.versions, 'versions').catch(() => {});
      await transaction.done;
    },
  };
  return { replica: new Replica(device, DEVICE_TABLES, { known, stale }), memory };
}
