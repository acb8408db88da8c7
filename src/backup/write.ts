import { sha256 } from '#base/sha256.ts';
import { FORMAT, isTooDeep, VERSION } from './format.ts';
import { pack } from './pack.ts';
import type { Row, Tables } from './row.ts';

interface Contents {
  tables: Tables;
  /** What `localStorage` holds under the product's keys. */
  local: Readonly<Record<string, string | null>>;
  /** The product's version. */
  product: string;
  createdAt: Date;
}

/** Room for the frame around a record. */
const DEEP_ENOUGH = '['.repeat(5);

/** A record as text; a value that no file can hold (only what was set aside may be one) is left out. */
async function packRow(row: Row): Promise<unknown[]> {
  const packed = await pack(row);
  return isTooDeep(DEEP_ENOUGH + JSON.stringify(packed)) ? [] : [packed];
}

/** The text of a backup file. */
export async function writeBackup({ tables, local, product, createdAt }: Contents): Promise<string> {
  const packed: Record<string, unknown[]> = {};
  for (const [table, rows] of Object.entries(tables))
    packed[table] = (await Promise.all(rows.map(packRow))).flat(1);
  const data = { tables: packed, local };
  const head = { format: FORMAT, version: VERSION, product, createdAt: createdAt.toISOString() };
  return JSON.stringify({ ...head, sha256: await sha256(JSON.stringify(data)), data });
}

/** What a backup of this day is called. The day is the user's, not Greenwich's. */
export function backupName(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `dryrun-backup-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.json`;
}
