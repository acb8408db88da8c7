/** The built files as the repository keeps them, for Node. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { CompilerParts } from '../loader/compiler.ts';

const folder = new URL('../../../../../runtimes/java/built/', import.meta.url);

/** One of the built files, decompressed. */
export async function readKept(
  name: 'compiler.wasm' | 'signatures.bin' | 'library.bin',
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await promisify(brotliDecompress)(await readFile(new URL(`${name}.br`, folder))));
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
