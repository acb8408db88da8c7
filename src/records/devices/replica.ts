import { type Stamp, stampAt } from '../clock.ts';
import { type Overwritten, overwritten } from '../conflict.ts';
import type { Placed } from '../disk/disk.ts';
import { joined, sameRow } from '../join.ts';
import { edited, type Fields, firstRow, isAlive, newestOf, type Row, removed } from '../row.ts';
import { stampAfter } from '../stamp-after.ts';
import type { TableSpec } from '../store.ts';
import { partOf } from './device-file.ts';

/** A record as this device's tables hold it now. */
export interface Held {
  fields: Fields;
  /** Milliseconds since 1970. */
  editedAt: number;
}

/** A row as a replica keeps it. */
export interface Known extends Placed {
  /** Whether this device's files hold it. What another device's file brought is not repeated. */
  mine: boolean;
}

/** What has to be written down of a replica. */
export interface Changes {
  known: Known[];
  lost: Overwritten[];
  stale: number[];
}

/** What a replica is made of again after the page was left. */
export interface Saved {
  known: Iterable<Known>;
  stale: Iterable<number>;
}

/** What a replica has to know of a table. */
export interface DeviceTable extends TableSpec {
  /** The fields of a row that this release understands. What a newer one has added stays as it is. */
  understood?: (fields: Fields) => Fields;
}

const keyOf = (table: string, id: string) => `${table}/${id}`;

/**
 * What one device knows of all records, with stamps. Its tables carry none, so it compares them with what it has known
 * before: what differs was edited here, what is missing was removed here.
 */
export class Replica {
  readonly device: string;
  readonly #specs: Readonly<Record<string, DeviceTable>>;
  readonly #rows = new Map<string, Known>();
  /** Changed since they were last asked for. */
  #changed = new Set<string>();
  #lost: Overwritten[] = [];
  /** Parts whose file says less than is known. */
  readonly stale: Set<number>;

  constructor(
    device: string,
    specs: Readonly<Record<string, DeviceTable>>,
    { known = [], stale = [] }: Partial<Saved> = {},
  ) {
    this.device = device;
    this.#specs = specs;
    this.stale = new Set(stale);
    for (const each of known) this.#rows.set(keyOf(each.table, each.row.id), each);
  }

  row = (table: string, id: string): Row | undefined => this.#rows.get(keyOf(table, id))?.row;

  /** Every record that is there. */
  alive = (): Placed[] => [...this.#rows.values()].filter(({ row }) => isAlive(row));

  /**
   * Compares a whole table with what was known of it.
   * @param held null stands for a record that is there and cannot be read: it says nothing
   */
  notice(table: string, held: ReadonlyMap<string, Held | null>, now: number): void {
    for (const { table: name, row } of [...this.#rows.values()])
      if (name === table && !held.has(row.id)) this.noticeOne(table, row.id, undefined, now);
    for (const [id, each] of held) if (each) this.noticeOne(table, id, each, now);
  }

  /** Takes note of a record as it is in its table now; undefined where it is not there. */
  noticeOne(table: string, id: string, held: Held | undefined, now: number): void {
    const known = this.row(table, id);
    const after = this.#noticed(table, id, known, held, now);
    if (after && after !== known) this.#keep(table, after, true);
  }

  #noticed(table: string, id: string, known: Row | undefined, held: Held | undefined, now: number) {
    const after = (millis: number, before: Stamp) => stampAfter(millis, before, this.device);
    if (!held) return known && isAlive(known) ? removed(known, after(now, newestOf(known))) : known;
    if (!known) return firstRow(id, held.fields, stampAt(held.editedAt, 0, this.device));
    const { understood, texts } = this.#specs[table] ?? {};
    const fields = { ...(understood && isAlive(known) && added(known.fields, understood)), ...held.fields };
    return edited(known, fields, after(held.editedAt, newestOf(known)), texts);
  }

  /** Takes a row over from another device. Returns what is known then. */
  take(table: string, row: Row): Row {
    const known = this.row(table, row.id);
    if (!known) {
      this.#keep(table, row, false);
      return row;
    }
    const after = joined(known, row);
    this.#lost.push(...overwritten(table, known, row, this.#specs[table]?.texts ?? []));
    // What no file says as a whole yet has to be said by this device.
    if (after !== known)
      this.#keep(table, after, !sameRow(after, row) || this.#rows.get(keyOf(table, row.id))?.mine === true);
    return after;
  }

  #keep(table: string, row: Row, mine: boolean): void {
    const key = keyOf(table, row.id);
    this.#rows.set(key, { table, row, mine });
    this.#changed.add(key);
    if (mine) this.stale.add(partOf(table, row.id));
  }

  /** Makes this device say everything it knows, as a file that said a part of it is gone. */
  publishAll(): void {
    for (const { table, row } of [...this.#rows.values()]) this.#keep(table, row, true);
  }

  /** The rows of one of this device's files. */
  part = (part: number): Placed[] =>
    [...this.#rows.values()]
      .filter(({ table, row, mine }) => mine && partOf(table, row.id) === part)
      .map(({ table, row }) => ({ table, row }));

  /** What has changed since this was last called, to be written down. */
  takeChanges(): Changes {
    const known = [...this.#changed].flatMap((key) => this.#rows.get(key) ?? []);
    const lost = this.#lost;
    this.#changed = new Set();
    this.#lost = [];
    return { known, lost, stale: [...this.stale] };
  }
}

/** The fields that this release does not know. */
const added = (fields: Fields, understood: (fields: Fields) => Fields): Fields => {
  const known = understood(fields);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in known)));
};
