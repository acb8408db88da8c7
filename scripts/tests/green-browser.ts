import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pickSample } from '../../content-tools/check/sample.ts';
import { CHROMIUM } from '../chromium.ts';
import { buildParts } from './build-parts.ts';
import { NOTES, type Passed, RUN_FILE, type Run, specOf } from './green-notes.ts';
import { isMissing, type Parts } from './site-parts.ts';
import { specKeys } from './spec-keys.ts';

/** Browser tests that passed, each with what it was made of; kept in the repository. */
const FILE = 'scripts/tests/green-browser.json';
const SITE = join('build', 'client');
/** These look at what the service worker keeps, which is the whole product and more than a page asks for. */
const ALWAYS = ['e2e/offline.spec.ts', 'e2e/lost-connection.spec.ts'];

interface Kept {
  parts: string[];
  /** Of each test its key, then the indexes of its parts. */
  tests: Record<string, [key: string, ...parts: number[]]>;
}

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

function chromiumVersion(): string {
  const { executablePath = '' } = CHROMIUM;
  const said = execFileSync(executablePath, ['--version'], { encoding: 'utf8', stdio: 'pipe' });
  return /\d+/.exec(said)?.[0] ?? said;
}

/**
 * What says of a test that passed before whether it would be given the same again: its spec's sources, and every part of the build
 * that its pages asked for.
 */
export function greenIn(keys: Readonly<Record<string, string>>, parts: Parts) {
  const present = new Set(Object.values(parts));
  return (id: string, passed: Passed): boolean =>
    passed.key === keys[specOf(id)] &&
    passed.parts.every((part) => present.has(part) || isMissing(part, parts));
}

function readKept(): [id: string, Passed][] {
  if (!existsSync(FILE)) return [];
  const { parts, tests }: Kept = json(FILE);
  return Object.entries(tests).map(([id, [key, ...indexes]]) => [
    id,
    { key, parts: indexes.map((index) => parts[index] ?? 'unknown') },
  ]);
}

/** One line a test, so that changes can be read. */
function keptText(passed: readonly [id: string, Passed][]): string {
  const parts = [...new Set(passed.flatMap(([, { parts }]) => parts))].sort();
  const indexOf = new Map(parts.map((part, index) => [part, index]));
  const lines = passed.map(([id, { key, parts }]) => {
    const entry = [key, ...parts.map((part) => indexOf.get(part))];
    return `${JSON.stringify(id)}: ${JSON.stringify(entry)}`;
  });
  return `{\n"parts": ${JSON.stringify(parts)},\n"tests": {\n${lines.join(',\n')}\n}\n}\n`;
}

/**
 * Looks at the build and writes down for the tests' workers what they need. A random share of the tests that are known to be green
 * is run all the same.
 * @param all runs every test
 */
export function prepareRun({ all, seed }: { all: boolean; seed: number }): {
  known: number;
  picked: string[];
} {
  rmSync(NOTES, { recursive: true, force: true });
  mkdirSync(NOTES, { recursive: true });
  const [keys, parts] = [specKeys(chromiumVersion()), buildParts(SITE)];
  const isGreen = greenIn(keys, parts);
  const known = all ? [] : readKept().flatMap(([id, passed]) => (isGreen(id, passed) ? [id] : []));
  const picked = pickSample(known, seed);
  const green = known.filter((id) => !picked.has(id));
  writeFileSync(RUN_FILE, JSON.stringify({ keys, parts, green } satisfies Run));
  return { known: known.length, picked: [...picked] };
}

/** Keeps what passed in this run, and what was not run because it was known; forgets all else. */
export function keepGreenBrowser(): void {
  const { green }: Run = json(RUN_FILE);
  const left = new Set(green);
  const noted = globSync(`${NOTES}/*.jsonl`).flatMap((file) =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line): [string, Passed] => JSON.parse(line)),
  );
  const known = readKept().filter(([id]) => left.has(id));
  const kept = Object.entries(Object.fromEntries([...known, ...noted]))
    .filter(([id]) => !ALWAYS.includes(specOf(id)))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(FILE, keptText(kept));
}
