import type { Change, Origin } from './change.ts';
import type { Clock } from './clock.ts';
import type { overwritten } from './conflict.ts';
import type { joined } from './join.ts';
import { edited, type Fields, firstRow, isAlive, newestOf, type Row, removed } from './row.ts';
import { inScope, type Scope, scopeKey } from './scope.ts';

/** What the store has to know of a table. */
export interface TableSpec {
  /** Fields people type into: what is lost of them to somebody typing elsewhere is kept. */
  texts?: readonly string[];
}

/** What the store has to know before anything is changed. */
export interface StoreFacts {
  tables: Readonly<Record<string, TableSpec>>;
  /** How two versions of a row are joined. */
  join: typeof joined;
  /** The table that takes overwritten texts, and how they are found; without one they are not kept. */
  conflicts?: { table: string; find: typeof overwritten };
}

type Listener = (changes: readonly Change[]) => void;
type Loader = (table: string, scope: Scope) => Promise<void>;

interface Transaction {
  origin: Origin;
  changes: Map<string, Change>;
}

/**
 * What the user makes, in memory. Memory is the truth: reads are synchronous, changes are visible at once, and disk,
 * other tabs and other devices follow as listeners that apply what they hear with its origin.
 */
export class Store {
  readonly clock: Clock;
  #facts: StoreFacts | undefined;
  readonly #tables = new Map<string, Map<string, Row>>();
  readonly #listeners = new Set<Listener>();
  readonly #loaded = new Set<string>();
  readonly #loading = new Map<string, Promise<void>>();
  #loader: Loader | undefined;
  /** What was asked for before there was a loader. */
  readonly #waiting: ((loader: Loader) => void)[] = [];
  #transaction: Transaction | undefined;

  constructor(clock: Clock, facts?: StoreFacts) {
    this.clock = clock;
    this.#facts = facts;
  }

  /** Says what was not known when the store was made. */
  know(facts: StoreFacts): void {
    this.#facts = facts;
  }

  /** The record, or undefined where there is none (or it has not been loaded: see `load`). */
  get(table: string, id: string): Fields | undefined {
    const row = this.row(table, id);
    return row && isAlive(row) ? row.fields : undefined;
  }

  /** The records of a scope that are in memory, in the order in which they came. */
  list(table: string, scope: Scope = 'all'): Fields[] {
    const found: Fields[] = [];
    for (const row of this.#rows(table).values())
      if (isAlive(row) && inScope(scope, row.id, row.fields)) found.push(row.fields);
    return found;
  }

  /** The row with its stamps, also of a removed record. */
  row = (table: string, id: string): Row | undefined => this.#rows(table).get(id);

  rows = (table: string): Iterable<Row> => this.#rows(table).values();

  /** Replaces a record as a whole; only fields that differ count as changed. */
  put(table: string, fields: Fields & { id: string }): void {
    this.update(table, fields.id, () => fields);
  }

  /** Changes a record to what `change` makes of it; undefined removes it. */
  update(table: string, id: string, change: (fields: Fields | undefined) => Fields | undefined): void {
    const row = this.row(table, id);
    const before = row && isAlive(row) ? row.fields : undefined;
    const after = change(before);
    if (after === before) return;
    const stamp = this.clock.next();
    if (!after) {
      if (row) this.#keep(table, removed(row, stamp));
      return;
    }
    this.#keep(table, row ? edited(row, after, stamp, this.textsOf(table)) : firstRow(id, after, stamp));
  }

  /** The fields of a table that people type into. */
  textsOf = (table: string): readonly string[] => this.#facts?.tables[table]?.texts ?? [];

  remove = (table: string, id: string): void => this.update(table, id, () => undefined);

  /** Changes made inside reach listeners together, in one call. Nested ones join the outer one. */
  transact<R>(work: () => R, origin: Origin = 'here'): R {
    if (this.#transaction) return work();
    const transaction: Transaction = { origin, changes: new Map() };
    this.#transaction = transaction;
    try {
      return work();
    } finally {
      this.#transaction = undefined;
      this.#tell([...transaction.changes.values()].filter(({ before, after }) => before !== after));
    }
  }

  /** Takes rows over from elsewhere: joined with what is known here, so that nothing newer is lost. */
  apply(table: string, rows: Iterable<Row>, origin: Origin): void {
    this.transact(() => {
      for (const row of rows) {
        this.clock.receive(newestOf(row));
        const known = this.row(table, row.id);
        if (known) this.#keepOverwritten(table, known, row);
        this.#keep(table, known && this.#facts ? this.#facts.join(known, row) : row);
      }
    }, origin);
  }

  /** Calls `listener` after every transaction that changed something. Returns how to stop. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Says what brings in records that are not in memory yet. What has been asked for before is loaded now. */
  loadWith(loader: Loader): void {
    this.#loader = loader;
    for (const begin of this.#waiting.splice(0)) begin(loader);
  }

  /** Whether everything of a scope that was kept is in memory. */
  isLoaded(table: string, scope: Scope): boolean {
    return this.#loaded.has(`${table}*`) || this.#loaded.has(table + scopeKey(scope));
  }

  /** Brings a scope into memory, once. Resolves when it is there; never rejects. */
  load(table: string, scope: Scope): Promise<void> {
    if (this.isLoaded(table, scope)) return Promise.resolve();
    const key = table + scopeKey(scope);
    const known = this.#loading.get(key);
    if (known) return known;
    const loading = new Promise<Loader>((resolve) => {
      if (this.#loader) resolve(this.#loader);
      else this.#waiting.push(resolve);
    })
      .then((loader) => loader(table, scope))
      .then(() => {
        this.#loaded.add(key);
        this.#loading.delete(key);
        this.#tell([]);
      });
    this.#loading.set(key, loading);
    return loading;
  }

  #rows(table: string): Map<string, Row> {
    const rows = this.#tables.get(table) ?? new Map<string, Row>();
    this.#tables.set(table, rows);
    return rows;
  }

  #keep(table: string, after: Row, origin = this.#transaction?.origin ?? 'here'): void {
    const before = this.row(table, after.id);
    if (before === after) return;
    this.#rows(table).set(after.id, after);
    const key = `${table}/${after.id}`;
    const transaction = this.#transaction;
    const change: Change = { table, id: after.id, before, after, origin };
    if (!transaction) {
      this.#tell([change]);
      return;
    }
    const first = transaction.changes.get(key);
    transaction.changes.set(key, first ? { ...change, before: first.before } : change);
  }

  #keepOverwritten(table: string, known: Row, incoming: Row): void {
    const { conflicts, join } = this.#facts ?? {};
    const texts = this.textsOf(table);
    if (!join || !conflicts || !isAlive(known) || !isAlive(incoming)) return;
    for (const { stamp, ...lost } of conflicts.find(table, known, incoming, texts)) {
      const row = firstRow(lost.id, lost as unknown as Fields, stamp);
      const before = this.row(conflicts.table, row.id);
      // Made here, wherever the two texts came from: it has to be kept like anything else.
      this.#keep(conflicts.table, before ? join(before, row) : row, 'here');
    }
  }

  #tell(changes: readonly Change[]): void {
    for (const listener of [...this.#listeners]) listener(changes);
  }
}
