import { sha256 } from '#base/sha256.ts';
import type { Placed } from '../disk/disk.ts';
import type { Row } from '../row.ts';
import { isRow } from '../tabs/follow-tabs.ts';

/** What a device's files call themselves. */
const FORMAT = 'dryrun-sync';
/** Of the frame around rows; what a row's fields are is the tables' matter. */
const VERSION = 1;
/** A device spreads its rows over this many files, so that one keystroke rewrites little. */
const PARTS = 32;
/** Anything longer is not parsed. */
const MOST_CHARACTERS = 100_000_000;

const NAME = /^([\w-]{4,40})\.(\d{2})\.json$/;

/** The file of one part of a device's rows. Only this device ever writes it. */
export const fileOf = (device: string, part: number): string =>
  `${device}.${String(part).padStart(2, '0')}.json`;

/** The device that writes a file, or undefined where the name is not one of ours. */
export const deviceOf = (file: string): string | undefined => NAME.exec(file)?.[1];

/** The part of the rows that a device's file holds. */
export const partOfFile = (file: string): number => Number(NAME.exec(file)?.[2]);

/** The part that a row belongs to, the same on every device: a hash (FNV-1a) of its place. */
export function partOf(table: string, id: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${table}/${id}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % PARTS;
}

/** The text of a file with these rows: the same rows in any order give the same text. */
export async function writeDeviceFile(device: string, placed: readonly Placed[]): Promise<string> {
  const tables: Record<string, Row[]> = {};
  const byId = (a: Placed, b: Placed) => (a.row.id < b.row.id ? -1 : a.row.id > b.row.id ? 1 : 0);
  const byTable = (a: Placed, b: Placed) => (a.table < b.table ? -1 : a.table > b.table ? 1 : byId(a, b));
  for (const { table, row } of [...placed].sort(byTable)) {
    const rows = tables[table] ?? [];
    tables[table] = rows;
    rows.push(row);
  }
  const head = { format: FORMAT, version: VERSION, device, sha256: await sha256(JSON.stringify(tables)) };
  return JSON.stringify({ ...head, tables }, null, 1);
}

export type DeviceFile =
  | { kind: 'rows'; placed: Placed[] }
  /** Cut off, changed by hand, or still being written. */
  | { kind: 'damaged' }
  /** Written by a release that has another frame. */
  | { kind: 'newer' };

/** Reads the text of a file, trusting nothing in it. */
export async function readDeviceFile(text: string): Promise<DeviceFile> {
  if (text.length > MOST_CHARACTERS) return { kind: 'damaged' };
  try {
    const found = JSON.parse(text, refusePrototypes) as Record<string, unknown> | null;
    if (found?.format !== FORMAT) return { kind: 'damaged' };
    if (typeof found.version === 'number' && found.version > VERSION) return { kind: 'newer' };
    const { tables } = found;
    if (!isObject(tables) || (await sha256(JSON.stringify(tables))) !== found.sha256)
      return { kind: 'damaged' };
    const placed = Object.entries(tables).flatMap(([table, rows]) =>
      Array.isArray(rows) ? rows.filter(isRow).map((row) => ({ table, row })) : [],
    );
    return { kind: 'rows', placed };
  } catch {
    return { kind: 'damaged' };
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of this name would change what an object is rather than what it holds. */
function refusePrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('a field that no record may have');
  return value;
}
