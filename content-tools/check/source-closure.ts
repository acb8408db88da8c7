import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { posix, sep } from 'node:path';

/** Hashed paths have slashes on every system. */
const { dirname, join, normalize } = posix;
/** Types do nothing. */
const TYPES = /^import type [^;]*;/gm;
const IMPORT = /(?:from |import\(|import |new URL\(|resolve\(|\.glob(?:<\w+>)?\()'([^']+)'/g;

/** The project's file or folder that an import means, a pattern of files, or the installed package's description. */
function target(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  if (specifier.startsWith('#')) return join('src', specifier.slice(1));
  const names = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1);
  return join('node_modules', ...names, 'package.json');
}

function collect(file: string, leftOut: ReadonlySet<string>, texts: Map<string, string>): void {
  if (file.includes('*')) {
    for (const each of globSync(file)) collect(each.replaceAll(sep, '/'), leftOut, texts);
    return;
  }
  if (texts.has(file) || leftOut.has(file) || !existsSync(file)) return;
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).filter((entry) => !entry.startsWith('__pycache__'))) {
      collect(join(file, name), leftOut, texts);
    }
    return;
  }
  // However git has written the ends of lines here.
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  texts.set(file, text);
  if (!/\.tsx?$/.test(file)) return;
  for (const [, specifier = ''] of text.replaceAll(TYPES, '').matchAll(IMPORT))
    collect(target(file, specifier), leftOut, texts);
}

/**
 * A hash of files and of everything they import, folders they name by `new URL` and patterns of `import.meta.glob` included: it changes when what they do may have.
 * `leftOut` files are not looked into. All paths are from the project's root.
 */
export function closureHash(entries: string[], leftOut: string[] = []): string {
  const texts = new Map<string, string>();
  for (const entry of entries) collect(entry, new Set(leftOut), texts);
  const hash = createHash('sha256');
  for (const file of [...texts.keys()].sort()) hash.update(`${file}\0${texts.get(file)}\0`);
  return hash.digest('hex');
}
