import { z } from 'zod/mini';
import { overwritten } from '#records/conflict.ts';
import { type DiskFollower, followDisk } from '#records/disk/follow-disk.ts';
import { joined } from '#records/join.ts';
import { replacement } from '#records/replacement.ts';
import { isAlive, type Row } from '#records/row.ts';
import type { Store } from '#records/store.ts';
import { type Channel, followTabs, type TabsFollower } from '#records/tabs/follow-tabs.ts';
import { isOpening } from './connection.ts';
import { reportKept, reportQuarantined } from './health.ts';
import { openIndexedDisk } from './indexed-disk.ts';
import type { QuarantinedRecord } from './quarantine.ts';
import { reportRefusal, reportSilence } from './report-health.ts';
import { OVERWRITTEN, TEXTS } from './texts.ts';

/** What keeps up with the store of this tab. */
export interface Followers {
  disk: DiskFollower;
  tabs: TabsFollower;
}

type SchemaOf = (table: string) => z.ZodMiniType<{ id: string }> | undefined;

/** Lets the disk and the other tabs follow the store from now on. */
export function follow(store: Store, schemaOf: SchemaOf): Followers {
  store.know({
    tables: Object.fromEntries(Object.entries(TEXTS).map(([table, texts]) => [table, { texts }])),
    join: joined,
    conflicts: { table: OVERWRITTEN, find: overwritten },
  });
  let isSilent = false;

  const onQuarantined = (records: QuarantinedRecord[]) => {
    if (records.length === 0) return;
    const rows = records.map((record) => replacement(store, 'quarantine', record.id, { ...record }));
    store.apply('quarantine', rows, 'disk');
    reportQuarantined(records.length);
  };
  const disk = followDisk(store, {
    open: () => openIndexedDisk({ schemaOf, onQuarantined, join: joined }),
    isOpening,
    onState(state) {
      isSilent = state.kind === 'slow';
      if (state.kind === 'kept') reportKept();
      else if (state.kind === 'slow') reportSilence();
      else reportRefusal(state.error);
    },
    onRescued: (rows) => tabs.send(rows),
  });
  // While the disk is silent, what is made here has not seen what is kept, and is no other tab's business.
  const tabs = followTabs(
    store,
    openChannel(() => !isSilent),
    { isSound: soundness(schemaOf), pending: disk.pending },
  );
  return { disk, tabs };
}

/** A row of a table that this page has not needed yet is taken as it is: it is checked when it is read. */
const soundness = (schemaOf: SchemaOf) => (table: string, row: Row) => {
  const schema = schemaOf(table);
  return table !== OVERWRITTEN && (!schema || !isAlive(row) || z.safeParse(schema, row.fields).success);
};

function openChannel(isOpen: () => boolean): Channel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel('dryrun-records');
  return {
    post: (message) => isOpen() && channel.postMessage(message),
    listen(listener) {
      channel.onmessage = ({ data }) => listener(data);
      return () => channel.close();
    },
  };
}
