import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Writes a Brotli and a gzip twin beside every file that compresses well, so that no server compresses twice. The archive holds plain files. */
const TEXT = /\.(html|js|css|json|data|svg|webmanifest|txt|xml|wasm|zip)$/;
/** Below this, a twin saves less than its headers cost. */
const LEAST_BYTES = 1000;
/** The best for what is fetched most; the rest takes a tenth of the time at a little less. */
const quality = (file: string) => (/\.(js|css)$/.test(file) ? 11 : 9);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const root = process.argv[2] ?? 'build/client';
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => join(root, file))
  .filter((file) => TEXT.test(file) && statSync(file).size >= LEAST_BYTES);
const made = new Set(
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
);

let before = 0;
let after = 0;
async function twins(file: string): Promise<void> {
  const data = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  // The runtimes' twins are there already.
  const small = made.has(`${file}.br`) ? readFileSync(`${file}.br`) : await brotli(data, { params });
  writeFileSync(`${file}.br`, small);
  writeFileSync(`${file}.gz`, await zip(data, { level: 9 }));
  before += data.length;
  after += small.length;
}

// Compression runs on the pool's threads: as many files at a time as there are.
const queue = [...files];
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await twins(file);
  }),
);
console.log(
  `twins: ${files.length} files, ${(before / 1e6).toFixed(1)} MB as ${(after / 1e6).toFixed(1)} MB`,
);
