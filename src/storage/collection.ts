import { z } from 'zod/mini';
import { same } from '#base/same.ts';
import { type Fields, isAlive } from '#records/row.ts';
import { type Scope, scopeKey } from '#records/scope.ts';
import type { TableName } from './database.ts';
import { load, once, registerTable, store } from './live.ts';
import { fieldsOf, isSample } from './record-fields.ts';

interface Identified {
  id: string;
}

/** Narrows a list to the records whose indexed field has this value. */
export interface Where {
  field: string;
  equals: string;
}

export interface Collection<T extends Identified> {
  readonly table: TableName;
  readonly schema: z.ZodMiniType<T>;
  /** The record as it is in memory; undefined also before it has been read. */
  peek(id: string): T | undefined;
  /** The records that are in memory, by id; the same array until one changes. Undefined until they have been read. */
  all(where?: Where): readonly T[] | undefined;
  get(id: string): Promise<T | undefined>;
  list(where?: Where): Promise<T[]>;
  put(record: T): Promise<void>;
  /** Changes a record to what `change` makes of it, in one step; undefined removes it. */
  update(id: string, change: (record: T | undefined) => T | undefined): Promise<void>;
  remove(id: string): Promise<void>;
  /** Calls `listener` now and after every change, also one made in another tab. Returns how to stop. */
  watch<R>(query: (collection: Collection<T>) => Promise<R>, listener: (result: R) => void): () => void;
}

/**
 * The records of one table of the store, behind a Zod schema. What does not fit the schema is quarantined and never
 * returned. A change is seen at once, here and in the other tabs; the disk follows.
 */
export function collection<T extends Identified>(table: TableName, schema: z.ZodMiniType<T>): Collection<T> {
  registerTable(table, schema);
  /** What the schema makes of a record; null where it does not fit. */
  const views = new WeakMap<Fields, T | null>();
  const view = (fields: Fields | undefined): T | undefined => {
    if (!fields) return undefined;
    let known = views.get(fields);
    if (known === undefined) {
      known = z.safeParse(schema, fields).data ?? null;
      views.set(fields, known);
    }
    return known ?? undefined;
  };

  function write(id: string, change: (record: T | undefined) => T | undefined): void {
    store.update(table, id, (before) => {
      const known = view(before);
      const record = change(known);
      if (!record) return undefined;
      if (before && known && !isSample(before) && same(known, record)) return before;
      const fields = fieldsOf(record, before, known);
      views.set(fields, record);
      return fields;
    });
  }
  const lists = new Map<string, readonly T[]>();
  onChange(table, () => lists.clear());
  const all = (where?: Where): readonly T[] | undefined => {
    const scope = where ?? 'all';
    if (!store.isLoaded(table, scope)) return undefined;
    const key = scopeKey(scope);
    const known = lists.get(key);
    if (known) return known;
    const found = store
      .list(table, scope)
      .flatMap((fields) => view(fields) ?? [])
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    lists.set(key, found);
    return found;
  };
  const whenRead = (scope: Scope): Promise<void> | undefined =>
    store.isLoaded(table, scope) ? undefined : load(table, scope);

  const self: Collection<T> = {
    table,
    schema,
    peek: (id) => view(store.get(table, id)),
    all,
    async get(id) {
      await whenRead({ id });
      return self.peek(id);
    },
    async list(where) {
      await whenRead(where ?? 'all');
      return [...(all(where) ?? [])];
    },
    put: (record) => once([{ table, id: record.id }], () => write(record.id, () => record), true),
    update: (id, change) => once([{ table, id }], () => write(id, change)),
    remove: (id) => once([{ table, id }], () => write(id, () => undefined)),
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
  };
  return self;
}

/** Calls `listener` after every change of `table`, here or in another tab. Returns how to stop. */
export const onChange = (table: TableName, listener: () => void): (() => void) =>
  store.subscribe((changes) => {
    const isNews = changes.some(
      (change) =>
        change.table === table && (isAlive(change.after) || (change.before && isAlive(change.before))),
    );
    if (isNews) listener();
  });
