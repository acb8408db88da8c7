import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LanguageBuild } from '#judge/node/language-build.ts';
import { readHarness } from './node/harness-files.ts';
import { compiledStdlib } from './node/stdlib.ts';
import { patchWasm } from './patch-wasm.ts';

const PACKAGE = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
const read = (name: string) => readFileSync(join(PACKAGE, name));
const bytes = (text: string) => new TextEncoder().encode(text);

export const build: LanguageBuild = {
  packageVersion: () => JSON.parse(read('package.json').toString()).version,
  // Quality 10 saves 10% on Python's files and takes half a minute, once.
  quality: 10,
  later: ['python_rest.zip'],
  files: async (bundle) => ({
    'worker.js': bytes(await bundle('src/judge/languages/python/browser/worker.ts')),
    'pyodide.asm.wasm': patchWasm(read('pyodide.asm.wasm')),
    'python_stdlib.zip': await compiledStdlib('first'),
    'python_rest.zip': await compiledStdlib('rest'),
    // No packages beyond the standard library are bundled, so their list stays out.
    'pyodide-lock.json': bytes(
      JSON.stringify({ ...JSON.parse(read('pyodide-lock.json').toString()), packages: {} }),
    ),
    'harness.json': bytes(JSON.stringify(readHarness())),
  }),
};
