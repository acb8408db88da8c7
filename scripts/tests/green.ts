import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { sep } from 'node:path';
import { closureHash } from '../../content-tools/check/source-closure.ts';

/** Slow test files by the hash of all they import when they last passed; kept in the repository. */
const FILE = 'scripts/tests/green.json';
/** Every test is run through these. */
const SETUP = ['vitest.config.ts', 'scripts/test-setup.ts'];
/** Made from sources that are hashed themselves; and the dataset, which slow tests are not given. */
const LEFT_OUT = ['src/judge/runtimes.generated.json', 'content-tools/compile/vite-dataset.ts'];
const QUOTED = /'([\w./-]*\/[\w./-]*)'/g;

/** All slow test files, from the project's root. */
export const slowFiles = (): string[] =>
  globSync('{src,content-tools,scripts,bench}/**/*.slow.test.ts')
    .map((file) => file.replaceAll(sep, '/'))
    .sort();

/** What a test names without importing it: a script it starts, a question whose files it reads. */
const named = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(QUOTED)]
    .flatMap(([, text = '']) => [text, `content/${text}`])
    .filter((path) => !path.startsWith('.') && !path.startsWith('/') && existsSync(path));

/** A hash of everything that can change how a test file ends: what it imports and names, and the Node that runs it. */
export function inputHash(file: string): string {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  return createHash('sha256')
    .update(closureHash([...SETUP, file, ...named(file)], LEFT_OUT))
    .update(JSON.stringify(optionalDependencies))
    .digest('hex')
    .slice(0, 16);
}

/** Hashes of the files that passed, as they are kept. */
export const readGreen = (): Record<string, string> =>
  existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};

/** Keeps `passed` as well; what no longer exists is left out. */
export function keepGreen(passed: Record<string, string>): void {
  const all = { ...readGreen(), ...passed };
  const kept = slowFiles().flatMap((file) => (all[file] ? [[file, all[file]]] : []));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
