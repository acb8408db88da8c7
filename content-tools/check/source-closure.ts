import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { minifySync, transformSync } from 'rolldown/utils';
import { PROJECT } from '../read/project.ts';

export const hashOf = (...texts: string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);

const IMPORT = /(?:from |import\(|import |new URL\(|resolve\(|\.glob\()["'`]([^"'`]+)["'`]/g;

/** The project's file or folder that an import means, a pattern of files, or the installed package's description. */
function target(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  if (specifier.startsWith('#')) return posix.join('src', specifier.slice(1));
  const names = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1);
  return posix.join('node_modules', ...names, 'package.json');
}

const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8').replaceAll('\r\n', '\n');

/** What decides what a file does: of TypeScript neither types nor comments nor layout, of a package its version. */
function essence(file: string): { text: string; imports: string[] } {
  const text = read(file);
  if (file.startsWith('node_modules/')) return { text: JSON.parse(text).version, imports: [] };
  if (!/\.tsx?$/.test(file)) return { text, imports: [] };
  const { code, errors } = transformSync(file, text, { typescript: { onlyRemoveTypeImports: true } });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const imports = [...code.matchAll(IMPORT)].map(([, specifier = '']) => target(file, specifier));
  return { text: minifySync(file, code, { compress: false, mangle: false }).code, imports };
}

const isProgram = (name: string) => !/^__pycache__|^\.|\.test\.ts$/.test(name);

function collect(file: string, leftOut: ReadonlySet<string>, texts: Map<string, string>): void {
  if (file.includes('*')) {
    for (const each of globSync(file, { cwd: PROJECT })) collect(each.replaceAll(sep, '/'), leftOut, texts);
    return;
  }
  const path = join(PROJECT, file);
  if (texts.has(file) || leftOut.has(file) || !existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).filter(isProgram)) collect(posix.join(file, name), leftOut, texts);
    return;
  }
  const { text, imports } = essence(file);
  texts.set(file, text);
  for (const imported of imports) collect(imported, leftOut, texts);
}

/**
 * The files that `entries` are and import, folders that they name by `new URL` and patterns of `import.meta.glob` included, with what
 * decides what each does.
 */
export function closureOf(
  entries: readonly string[],
  leftOut: readonly string[] = [],
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const entry of entries) {
    if (!existsSync(join(PROJECT, entry))) throw new Error(`${entry}: no such file to make a hash of`);
    collect(entry, new Set(leftOut), texts);
  }
  return texts;
}

/**
 * A hash of `closureOf`: it changes when what these files do may have, and is the same on every machine. All paths are from the
 * project's root, with slashes; `leftOut` files are not looked into.
 */
export function closureHash(entries: readonly string[], leftOut: readonly string[] = []): string {
  const texts = closureOf(entries, leftOut);
  return hashOf(...[...texts.keys()].sort().flatMap((file) => [file, texts.get(file) ?? '']));
}
