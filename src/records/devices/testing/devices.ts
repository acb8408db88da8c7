import type { Overwritten } from '../../conflict.ts';
import type { Fields } from '../../row.ts';
import { type Held, type Known, Replica } from '../replica.ts';
import { type Memory, type Place, syncOnce, type Tables } from '../sync-once.ts';

const understood = ({ id, text, title }: Fields): Fields => ({ id, text, title });
const SPECS = { notes: { texts: ['text', 'title'], understood }, marks: {} };
export const HOUR = 3_600_000;

/** A server or folder in memory. Stops answering after `limit` calls. */
export function newPlace() {
  const files = new Map<string, { text: string; version: string }>();
  let writes = 0;
  const place = { files, limit: Number.POSITIVE_INFINITY, calls: 0 };
  const call = () => {
    place.calls += 1;
    if (place.calls > place.limit) throw new Error('no connection');
  };
  const access: Place = {
    async list() {
      call();
      return new Map([...files].map(([file, { version }]) => [file, version]));
    },
    async read(file) {
      call();
      return files.get(file)?.text;
    },
    async write(file, text, version) {
      call();
      if (files.get(file)?.version !== version) throw new Error('written by another');
      writes += 1;
      files.set(file, { text, version: String(writes) });
      return String(writes);
    },
  };
  return Object.assign(place, {
    access,
    put: (file: string, text: string) => void access.write(file, text, files.get(file)?.version),
  });
}
type FakePlace = ReturnType<typeof newPlace>;

/** A browser with tables that know nothing of stamps, as today's. */
export class Device {
  readonly tables = new Map<string, Map<string, Held>>([
    ['notes', new Map()],
    ['marks', new Map()],
  ]);
  readonly lost: Overwritten[] = [];
  readonly #known = new Map<string, Known>();
  #stale: number[] = [];
  #versions = new Map<string, string>();
  readonly name: string;
  /** How far its clock is ahead. */
  readonly skew: number;
  time: () => number;
  #replica: Replica;
  #memory: Memory;
  constructor(name: string, time: () => number, skew = 0) {
    this.name = name;
    this.skew = skew;
    this.time = () => time() + skew;
    this.#replica = new Replica(name, SPECS);
    this.#memory = this.#remember();
  }

  #remember(): Memory {
    const memory: Memory = {
      versions: new Map(this.#versions),
      skipped: new Map(),
      save: async ({ known, lost, stale }) => {
        for (const each of known) this.#known.set(`${each.table}/${each.row.id}`, each);
        this.lost.push(...lost);
        this.#stale = stale;
        this.#versions = new Map(memory.versions);
      },
    };
    return memory;
  }

  /** The page is closed and opened again. */
  reload(): void {
    this.#replica = new Replica(this.name, SPECS, { known: this.#known.values(), stale: this.#stale });
    this.#memory = this.#remember();
  }

  edit(id: string, fields: Fields, table = 'notes'): void {
    const held = this.tables.get(table)?.get(id);
    const editedAt = Math.max(this.time(), (held?.editedAt ?? 0) + 1);
    this.tables.get(table)?.set(id, { fields: { id, ...held?.fields, ...fields }, editedAt });
  }

  remove = (id: string, table = 'notes') => this.tables.get(table)?.delete(id);
  note = (id: string) => this.tables.get('notes')?.get(id)?.fields;
  text = (id: string) => this.note(id)?.text;

  #access: Tables = {
    read: async () => structuredClone(this.tables),
    isSound: (table, row) =>
      this.tables.has(table) && (row.fields.text === undefined || typeof row.fields.text === 'string'),
    change: async (places, decide) => {
      for (const { table, id } of places) {
        const rows = this.tables.get(table);
        const next = decide(table, id, rows?.get(id));
        if (next === 'gone') rows?.delete(id);
        else if (next !== 'same') rows?.set(id, next);
      }
    },
  };

  async sync(place: FakePlace) {
    const options = { replica: this.#replica, tables: this.#access, memory: this.#memory };
    try {
      return await syncOnce({ ...options, place: place.access, now: this.time });
    } catch {
      this.reload();
      return undefined;
    }
  }
}

/** Two browsers that meet in one place, and an hour that passes when it is said. */
export function pair(skew = 0) {
  let time = 1_700_000_000_000;
  const place = newPlace();
  const [a, b] = [new Device('aaaa', () => time, skew), new Device('bbbb', () => time)];
  const later = () => {
    time += HOUR;
  };
  const meet = async () => {
    for (const device of [a, b, a, b]) await device.sync(place);
  };
  return { a, b, place, later, meet };
}
