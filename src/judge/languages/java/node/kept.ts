/** The built files as the repository keeps them (see `runtimes/java/README.md`), for Node. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { CompilerParts } from '../loader/compiler.ts';

const FOLDER = new URL('../../../../../runtimes/java/built/', import.meta.url);

/** Their names, decompressed. */
export const KEPT_FILES = ['compiler.wasm', 'signatures.bin', 'library.bin'] as const;
type KeptFile = (typeof KEPT_FILES)[number];

/** One of the files in its Brotli form. */
export const readCompressed = (name: KeptFile): Promise<Uint8Array> =>
  readFile(new URL(`${name}.br`, FOLDER));

/** One of the files, decompressed. */
export async function readKept(name: KeptFile): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await promisify(brotliDecompress)(await readCompressed(name)));
}

/** Everything that loadCompiler needs. */
export async function loadParts(): Promise<CompilerParts> {
  const [compiler, signatures, library] = await Promise.all([
    readKept('compiler.wasm').then((bytes) => WebAssembly.compile(bytes)),
    readKept('signatures.bin'),
    readKept('library.bin'),
  ]);
  return { compiler, signatures, library };
}

/** Names the JDK that javac is of, and TeaVM's version. */
export function keptVersion(): string {
  const { versions } = JSON.parse(readFileSync(new URL('manifest.json', FOLDER), 'utf8'));
  return `${versions.jdk}-${versions.teavm}`;
}
