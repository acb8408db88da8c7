import { z } from 'zod/mini';
import { sha256 } from '#base/sha256.ts';
import { FORMAT, frameSchema, isTooDeep, MOST_BYTES, VERSION } from './format.ts';
import { UnpackError, unpack } from './pack.ts';
import { type Row, stampOf } from './row.ts';

/** What the product keeps: the schema of every table's records, and the keys of `localStorage`. */
export interface Known {
  tables: Readonly<Record<string, z.ZodMiniType<{ id: string }>>>;
  local: readonly string[];
}

/** A backup whose every record has been checked. */
export interface Backup {
  product: string;
  createdAt: Date;
  tables: Record<string, Row[]>;
  local: Record<string, string | null>;
}

/** A file that is not taken, and why; the message can be shown. */
export class BackupError extends Error {
  override name = 'BackupError';
  /** Records at fault, one line each. */
  readonly details: readonly string[];
  constructor(message: string, details: readonly string[] = []) {
    super(message);
    this.details = details;
  }
}

/** More lines than this help nobody. */
const MOST_DETAILS = 5;
const TOO_NEW = 'This backup was made by a newer version of Dryrun. Reload the page to update and try again.';

/**
 * The backup in the text of a file. Each record passes the schema it passes on every load, older ones being brought
 * up to date by it; one record at fault refuses the whole file.
 * @throws {BackupError} saying why the file is not taken
 */
export async function readBackup(text: string, known: Known): Promise<Backup> {
  const { data, product, createdAt, sha256: expected } = readFrame(text);
  if ((await sha256(JSON.stringify(data))) !== expected)
    throw new BackupError('This backup is damaged: its contents do not match its checksum.');
  const details: string[] = [];
  const tables: [string, Row[]][] = Object.entries(data.tables).map(([table, packed]) => {
    const schema = Object.hasOwn(known.tables, table) ? known.tables[table] : undefined;
    if (!schema)
      throw new BackupError(TOO_NEW, [`It contains “${clip(table)}”, which this version doesn’t recognize.`]);
    const rows = new Map<string, Row>();
    packed.forEach((value, index) => {
      const row = readRow(value, schema);
      const problem =
        typeof row === 'string' ? row : rows.has(row.id) ? 'has the same id as another record' : undefined;
      if (problem) details.push(`${table}, record ${index + 1}: ${problem}.`);
      else if (typeof row !== 'string') rows.set(row.id, row);
    });
    return [table, [...rows.values()]];
  });
  const strange = Object.keys(data.local).find((key) => !known.local.includes(key));
  if (strange !== undefined) details.push(`“${clip(strange)}” isn’t a Dryrun setting.`);
  if (details.length > 0) throw new BackupError(faults(details.length), details.slice(0, MOST_DETAILS));
  return { product, createdAt: new Date(createdAt), tables: Object.fromEntries(tables), local: data.local };
}

const clip = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
const faults = (count: number) =>
  count === 1
    ? 'This backup contains a record that Dryrun can’t use.'
    : `This backup contains ${count} records that Dryrun can’t use.`;

/** The frame around the records, as far as it can be trusted before they are looked at. */
function readFrame(text: string): z.infer<typeof frameSchema> {
  if (text.length > MOST_BYTES) throw new BackupError('This file is too large for a browser to read.');
  if (isTooDeep(text)) throw new BackupError('This isn’t a valid backup: it’s nested too deeply.');
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new BackupError('This isn’t a valid backup, or it’s truncated: it can’t be parsed as JSON.');
  }
  const { format, version } = (found ?? {}) as { format?: unknown; version?: unknown };
  if (format !== FORMAT) throw new BackupError('This file is not a Dryrun backup.');
  if (typeof version === 'number' && version > VERSION) throw new BackupError(TOO_NEW);
  const frame = z.safeParse(frameSchema, found);
  if (frame.success) return frame.data;
  throw new BackupError('This backup is damaged.', [reason(frame.error)]);
}

const reason = (error: z.core.$ZodError): string => {
  const [issue] = error.issues;
  return `${clip(issue?.path.join('.') || 'the record')}: ${issue?.message ?? 'does not fit'}`;
};

/** A checked row, or what is wrong with it. */
function readRow(packed: unknown, schema: z.ZodMiniType<{ id: string }>): Row | string {
  try {
    const record = unpack(packed);
    const parsed = z.safeParse(schema, record);
    if (!parsed.success) return reason(parsed.error);
    if (parsed.data.id === '') return 'has no id';
    // As it was written: what a newer release has added is not this one's to drop.
    const { sample: _, stamps: __, ...fields } = record as { id: string; sample?: unknown; stamps?: unknown };
    return { ...fields, editedAt: stampOf(fields) };
  } catch (error) {
    // A schema that upgrades older records may trip over what no release ever wrote.
    return error instanceof UnpackError ? error.message : 'isn’t in a known format';
  }
}
