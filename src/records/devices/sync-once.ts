import { same } from '#base/same.ts';
import type { Placed } from '../disk/disk.ts';
import { joined, sameRow } from '../join.ts';
import { isAlive, millisOfEdit, type Row } from '../row.ts';
import { deviceOf, fileOf, partOfFile, readDeviceFile, writeDeviceFile } from './device-file.ts';
import type { Changes, Held, Replica } from './replica.ts';

/** Where devices meet: files under names, each with a version that differs after every write. */
export interface Place {
  /** Every file's version. */
  list: () => Promise<Map<string, string>>;
  /** A file's text, or undefined where there is none or it cannot be understood. */
  read: (file: string) => Promise<string | undefined>;
  /**
   * Writes a file as a whole.
   * @param version the one it must have; undefined where it must not be there. Rejects where that is not so.
   * @returns the new version
   */
  write: (file: string, text: string, version: string | undefined) => Promise<string>;
}

/** What is to stand in a record's place. */
export type Decided = Held | 'gone' | 'same';

/** The tables that hold this device's records. */
export interface Tables {
  /** Every record of these tables, or of all; null for one that is there and cannot be read. */
  read: (tables?: readonly string[]) => Promise<Map<string, Map<string, Held | null>>>;
  /** Whether a row can be kept: its table is known and its fields fit. */
  isSound: (table: string, row: Row) => boolean;
  /**
   * Changes records in one transaction, all or none.
   * @param decide is given what is there now, or that it cannot be read, and returns what is to be there, or 'same'
   */
  change: (
    places: readonly { table: string; id: string }[],
    decide: (table: string, id: string, held: Held | undefined, unreadable?: boolean) => Decided,
  ) => Promise<void>;
}

/** What must outlive the page, beside the tables themselves. */
export interface Memory {
  /** Versions of files as they were last taken over or written here. */
  readonly versions: Map<string, string>;
  /** Files that could not be taken over as a whole, until they change or the page is loaded again. */
  readonly skipped: Map<string, { version: string; kind: Problem }>;
  /** Writes changes and the versions down, all or none. */
  save: (changes: Changes) => Promise<void>;
}

/** Why a file was not taken over: cut off or changed, written by a newer release, or partly of kinds not known here. */
export type Problem = 'damaged' | 'newer' | 'unknown';

interface Options {
  replica: Replica;
  tables: Tables;
  place: Place;
  memory: Memory;
  /** Tables that may have changed since the last time; all if left out. */
  changed?: readonly string[];
  now?: () => number;
}

export interface Outcome {
  /** Files that stay as they are, by what is wrong with them. */
  problems: { file: string; kind: Problem }[];
  /** How many records came in, and how many files went out. */
  received: number;
  sent: number;
}

/**
 * Brings this device and a place together, once: what was edited here is stamped, what others have written is joined with
 * it and lands in the tables, and what only this device knows is written to its own files. It can stop anywhere. Where it
 * rejects, the replica has to be made anew from what was saved.
 */
export async function syncOnce(options: Options): Promise<Outcome> {
  const { replica, place, memory } = options;
  await noticeEdits(options);
  await memory.save(replica.takeChanges());
  const files = await place.list();
  const { placed, versions } = await readFiles(options, files);
  const received = await takeOver(options, placed);
  for (const [file, version] of versions) memory.versions.set(file, version);
  let isLost = false;
  for (const file of [...memory.versions.keys()]) {
    if (files.has(file) && memory.skipped.get(file)?.kind !== 'damaged') continue;
    memory.versions.delete(file);
    isLost = true;
  }
  if (isLost) replica.publishAll();
  await memory.save(replica.takeChanges());
  const sent = await publish(options, files);
  const problems = [...memory.skipped].map(([file, { kind }]) => ({ file, kind }));
  return { problems, received, sent };
}

/** Tables that held more than this and are all empty were not emptied record by record: they are filled again. */
const MOST_AT_ONCE = 8;

async function noticeEdits({ replica, tables, changed, now = Date.now }: Options): Promise<void> {
  const found = await tables.read(changed);
  const alive = replica.alive();
  if (!changed && alive.length > MOST_AT_ONCE && [...found.values()].every(({ size }) => size === 0))
    await tables.change(
      alive.map(({ table, row }) => ({ table, id: row.id })),
      (table, id, held) => (held ? 'same' : toHold(replica.row(table, id), held)),
    );
  else for (const [table, held] of found) replica.notice(table, held, now());
}

/** The rows of every file that has changed since it was last read. */
async function readFiles(
  { tables, place, memory, replica }: Options,
  files: ReadonlyMap<string, string>,
): Promise<{ placed: Placed[]; versions: Map<string, string> }> {
  const { skipped } = memory;
  for (const [file, { version }] of skipped) if (files.get(file) !== version) skipped.delete(file);
  const isNews = ([file, version]: [string, string]) =>
    memory.versions.get(file) !== version && !skipped.has(file) && deviceOf(file) !== undefined;
  const placed: Placed[] = [];
  const versions = new Map<string, string>();
  await eachOf([...files].filter(isNews), async ([file, version]) => {
    const text = await place.read(file);
    const found = text === undefined ? ({ kind: 'damaged' } as const) : await readDeviceFile(text);
    // This device's own, written by somebody else: a copy of its memory is at work elsewhere, or a write was cut off.
    const isOwn = deviceOf(file) === replica.device;
    if (isOwn) replica.stale.add(partOfFile(file));
    const rows = found.kind === 'rows' ? found.placed : [];
    const sound = rows.filter(({ table, row }) => tables.isSound(table, row));
    placed.push(...sound);
    const kind = found.kind !== 'rows' ? found.kind : sound.length < rows.length ? 'unknown' : undefined;
    if (kind && !isOwn) skipped.set(file, { version, kind });
    else versions.set(file, version);
  });
  return { placed, versions };
}

/** So many files are read at a time: one by one, a new device would wait for each answer. */
const AT_A_TIME = 6;

async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

/** Joins rows with what is here, in the tables too. Returns how many records that changed. */
async function takeOver({ replica, tables, now = Date.now }: Options, placed: readonly Placed[]) {
  const incoming = new Map<string, Placed[]>();
  for (const each of placed) {
    const key = `${each.table}/${each.row.id}`;
    incoming.set(key, [...(incoming.get(key) ?? []), each]);
  }
  const isNews = ({ table, row }: Placed) => !isKnown(replica.row(table, row.id), row);
  const news = [...incoming.values()].filter((rows) => rows.some(isNews));
  // What changes no record may still be a text that has lost.
  for (const rows of incoming.values())
    if (!rows.some(isNews)) for (const { table, row } of rows) replica.take(table, row);
  const places = news.flatMap(([first]) => (first ? [{ table: first.table, id: first.row.id }] : []));
  if (places.length === 0) return 0;
  let changes = 0;
  await tables.change(places, (table, id, held, unreadable) => {
    // Something may have been typed since the table was read.
    if (!unreadable) replica.noticeOne(table, id, held, now());
    let row = replica.row(table, id);
    for (const each of incoming.get(`${table}/${id}`) ?? []) row = replica.take(table, each.row);
    const decided = toHold(row, held);
    if (decided !== 'same') changes += 1;
    return decided;
  });
  return changes;
}

/** Whether joining a row would change nothing. */
const isKnown = (known: Row | undefined, row: Row) =>
  known !== undefined && sameRow(joined(known, row), known);

function toHold(row: Row | undefined, held: Held | undefined): Decided {
  if (!row || !isAlive(row)) return held ? 'gone' : 'same';
  if (held && same(held.fields, row.fields)) return 'same';
  return { fields: row.fields, editedAt: millisOfEdit(row) };
}

/** Writes those of this device's files that say less than it knows. */
async function publish({ replica, place, memory }: Options, files: ReadonlyMap<string, string>) {
  let sent = 0;
  for (const part of [...replica.stale]) {
    const file = fileOf(replica.device, part);
    const rows = replica.part(part);
    if (rows.length > 0 || files.has(file)) {
      const text = await writeDeviceFile(replica.device, rows);
      memory.versions.set(file, await place.write(file, text, files.get(file)));
      sent += 1;
    }
    replica.stale.delete(part);
    await memory.save(replica.takeChanges());
  }
  return sent;
}
