import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../read/project.ts';

/** What was found out, and a key that stands for everything it depends on. */
export interface Finding {
  key: string;
  value: unknown;
}

/** By the name of the check. */
export type Findings = Record<string, Finding>;

export const VERIFIED = 'content/verified.json';

/** A check that found nothing wrong is its key alone. */
type Entry = string | [key: string, value: unknown];
type Verified = Record<string, Record<string, Entry>>;

function load(): Verified {
  const path = join(PROJECT, VERIFIED);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

const entryOf = ({ key, value }: Finding): Entry =>
  Array.isArray(value) && value.length === 0 ? key : [key, value];
const findingOf = (entry: Entry): Finding =>
  typeof entry === 'string' ? { key: entry, value: [] } : { key: entry[0], value: entry[1] };

const sorted = <Value>(record: Record<string, Value>): [string, Value][] =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

/** A line a check and question, grouped by check: what two branches judged anew merges by itself where it is not the same. */
export function verifiedText(verified: Verified): string {
  const groups = sorted(verified).map(([check, entries]) => {
    const lines = sorted(entries).map(([id, entry]) => `${JSON.stringify(id)}: ${JSON.stringify(entry)}`);
    return `${JSON.stringify(check)}: {\n${lines.join(',\n')}\n}`;
  });
  return `{\n${groups.join(',\n')}\n}\n`;
}

/** What the repository keeps of a question, by check. */
export function knownFindings(databaseId: string): Findings {
  return Object.fromEntries(
    Object.entries(load()).flatMap(([check, entries]) => {
      const entry = entries[databaseId];
      return entry === undefined ? [] : [[check, findingOf(entry)]];
    }),
  );
}

/** Writes the file anew if that changes it; says whether it did. */
function write(verified: Verified): boolean {
  const path = join(PROJECT, VERIFIED);
  const text = verifiedText(verified);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, text);
  renameSync(aside, path);
  return true;
}

/**
 * Keeps the findings of a question, and forgets checks of it that are not among them: they failed. What was found again under the same
 * key stays as it stands, as a mutant that runs into its time limit here may not do so there.
 */
export function keepFindings(databaseId: string, findings: Findings): boolean {
  const verified = load();
  for (const [check, entries] of Object.entries(verified)) if (!findings[check]) delete entries[databaseId];
  for (const [check, finding] of Object.entries(findings)) {
    verified[check] ??= {};
    const entries = verified[check];
    const known = entries[databaseId];
    if (known === undefined || findingOf(known).key !== finding.key) entries[databaseId] = entryOf(finding);
  }
  return write(verified);
}

/** Forgets questions and checks that there are no more. */
export function forgetOthers(databaseIds: readonly string[]): boolean {
  const kept = Object.entries(load()).map(
    ([check, entries]) =>
      [
        check,
        Object.fromEntries(Object.entries(entries).filter(([id]) => databaseIds.includes(id))),
      ] as const,
  );
  return write(Object.fromEntries(kept.filter(([, entries]) => Object.keys(entries).length > 0)));
}
