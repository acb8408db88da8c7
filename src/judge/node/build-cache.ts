import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A folder's files by name, in order. */
export function readFolder(folder: string): { name: string; text: string }[] {
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/**
 * The folder `.cache/<name>/<hash of parts>`, filled by `fill` unless it is there already. It is filled aside and moved at once,
 * as another process may be at the same.
 */
export async function builtOnce(
  name: string,
  parts: string[],
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const parent = resolve('.cache', name);
  const folder = join(parent, createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  mkdirSync(parent, { recursive: true });
  const made = mkdtempSync(join(parent, 'new-'));
  try {
    await fill(made);
    renameSync(made, folder);
  } catch (error) {
    rmSync(made, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
