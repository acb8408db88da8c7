import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const ASSETS = 'build/client/assets';

/** Brotli bytes of the light index of all questions, coding and others, as the build ships it. */
export function indexBytes(): number {
  const files = readdirSync(ASSETS).filter((name) => /^(answer-)?rows-.*\.js$/.test(name));
  return files.reduce((sum, name) => sum + brotliCompressSync(readFileSync(`${ASSETS}/${name}`)).length, 0);
}
