import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { rolldown } from 'rolldown';
import { CPP_FILES, cppCompilerVersion, cppToolchainFolder } from '#judge/node/cpp-toolchain.ts';
import { readHarness } from '#judge/node/harness-files.ts';
import { compiledStdlib } from '#judge/node/python-stdlib.ts';
import { patchWasm } from '#judge/python/patch-wasm.ts';
import type { Runtime, RuntimeId, RuntimeManifest } from '#judge/runtime-manifest.ts';

const MANIFEST = 'src/judge/runtimes.generated.json';
const OUT = 'public/runtimes';
const CACHE = '.cache/runtimes';

const require = createRequire(import.meta.url);
const pyodideFolder = dirname(require.resolve('pyodide/package.json'));

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex');

/** One classic script from a TypeScript entry, everything it imports included. */
async function bundle(entry: string): Promise<string> {
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    // Node's modules stand behind checks that are false in a browser.
    external: /^(node:|ws$|module$)/,
    logLevel: 'silent',
    transform: { target: 'es2023', define: { 'import.meta.url': '"https://runtime.invalid/worker.js"' } },
  });
  const { output } = await build.generate({ format: 'iife', minify: true, codeSplitting: false });
  return output[0].code;
}

const compress = promisify(brotliCompress);

/** Of Brotli. Quality 10 takes a tenth off Python's files for half a minute, once; C++ has six times as much to compress. */
const QUALITY: Record<RuntimeId, number> = { python: 10, cpp: 9 };

/** The Brotli form of `data`, made once for each content. */
async function compressed(data: Uint8Array, quality: number): Promise<Uint8Array> {
  const file = join(CACHE, `${sha256(data)}-${quality}.br`);
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true });
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    };
    writeFileSync(file, await compress(data, { params }));
  }
  return readFileSync(file);
}

/** Files of the Python runtime by name. */
async function pythonFiles(): Promise<Record<string, Uint8Array>> {
  const read = (name: string) => readFileSync(join(pyodideFolder, name));
  const text = (value: string) => new TextEncoder().encode(value);
  return {
    'worker.js': text(await bundle('src/judge/browser/python-worker.ts')),
    'pyodide.asm.wasm': patchWasm(read('pyodide.asm.wasm')),
    'python_stdlib.zip': await compiledStdlib(),
    // No packages beyond the standard library are bundled, so their list stays out.
    'pyodide-lock.json': text(
      JSON.stringify({ ...JSON.parse(read('pyodide-lock.json').toString()), packages: {} }),
    ),
    'harness.json': text(JSON.stringify(readHarness())),
  };
}

/** Files of the C++ runtime by name. */
async function cppFiles(): Promise<Record<string, Uint8Array>> {
  const folder = await cppToolchainFolder();
  const text = (value: string) => new TextEncoder().encode(value);
  return {
    'compiler.js': text(await bundle('src/judge/browser/cpp-compiler-worker.ts')),
    'program.js': text(await bundle('src/judge/browser/cpp-program-worker.ts')),
    ...Object.fromEntries(CPP_FILES.map((name) => [name, readFileSync(join(folder, name))])),
  };
}

/**
 * Writes a language's runtime to `public/runtimes/<language>/<version>/`. The version ends with a hash of the content, so a folder
 * never changes.
 */
async function writeRuntime(
  language: RuntimeId,
  packageVersion: string,
  files: Record<string, Uint8Array>,
): Promise<Runtime> {
  const hash = sha256(Object.values(files).map(sha256).join());
  const version = `${packageVersion}-${hash.slice(0, 10)}`;
  const folder = `${OUT}/${language}/${version}`;
  const made = await Promise.all(
    Object.entries(files).map(async ([name, data]) => ({
      name,
      data,
      twin: await compressed(data, QUALITY[language]),
    })),
  );
  if (!existsSync(folder)) {
    rmSync(`${OUT}/${language}`, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const { name, data, twin } of made) {
      writeFileSync(join(folder, name), data);
      writeFileSync(join(folder, `${name}.br`), twin);
    }
  }
  const described = made.map(({ name, data, twin }) => ({
    name,
    url: `/runtimes/${language}/${version}/${name}`,
    bytes: data.length,
    downloadBytes: twin.length,
    sha256: sha256(data),
  }));
  const download = described.reduce((sum, file) => sum + file.downloadBytes, 0);
  console.log(`${language} ${version}: ${(download / 1e6).toFixed(1)} MB to download`);
  return { version, files: described };
}

/** Writes every language's runtime and the manifest that the page installs from. */
async function main(): Promise<void> {
  const pyodideVersion: string = JSON.parse(
    readFileSync(join(pyodideFolder, 'package.json'), 'utf8'),
  ).version;
  const manifest: RuntimeManifest = {
    frame: await bundle('src/judge/browser/frame-script.ts'),
    python: await writeRuntime('python', pyodideVersion, await pythonFiles()),
    cpp: await writeRuntime('cpp', cppCompilerVersion(), await cppFiles()),
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  if (!existsSync(MANIFEST) || readFileSync(MANIFEST, 'utf8') !== text) writeFileSync(MANIFEST, text);
}

await main();
