import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const FILE = '.cache/content-checks.json';

export const hashOf = (...texts: string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex');

/** What was found out, and a key that stands for everything it depends on. */
export interface Finding {
  key: string;
  value: unknown;
}

function load(): Record<string, Finding> {
  try {
    return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  } catch {
    return {};
  }
}

/** The value found by an earlier run for a check with the same key; kept in `.cache/`. */
export function knownFindings(): (check: string, key: string) => unknown {
  const known = load();
  return (check, key) => (known[check]?.key === key ? known[check].value : undefined);
}

/** Keeps findings by the names of their checks. Another process may write too, so what is there already is read anew. */
export function saveFindings(findings: Record<string, Finding>): void {
  mkdirSync('.cache', { recursive: true });
  const aside = `${FILE}.${process.pid}`;
  writeFileSync(aside, JSON.stringify({ ...load(), ...findings }));
  renameSync(aside, FILE);
}
