import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { rolldown } from 'rolldown';
import { type LanguageBuild, languageBuilds } from '#judge/node/language-build.ts';
import type { Runtime } from '#judge/runtime-manifest.ts';

const MANIFEST = 'src/judge/runtimes.generated.json';
const OUT = 'public/runtimes';
const CACHE = '.cache/runtimes';

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

/**
 * Writes a language's runtime to `public/runtimes/<language>/<version>/`. The version ends with a hash of the content, so a folder
 * never changes.
 */
async function writeRuntime(language: string, build: LanguageBuild): Promise<Runtime> {
  const files = await build.files(bundle);
  const kept = (await build.compressed?.()) ?? {};
  const hash = sha256(Object.values(files).map(sha256).join());
  const version = `${build.packageVersion()}-${hash.slice(0, 10)}`;
  const folder = `${OUT}/${language}/${version}`;
  const made = await Promise.all(
    Object.entries(files).map(async ([name, data]) => ({
      name,
      data,
      twin: kept[name] ?? (await compressed(data, build.quality)),
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
    ...(build.later?.includes(name) && { later: true }),
  }));
  const download = described.reduce((sum, file) => sum + file.downloadBytes, 0);
  console.log(`${language} ${version}: ${(download / 1e6).toFixed(1)} MB to download`);
  return { version, files: described };
}

/** Writes every language's runtime and the manifest that the page installs from. */
async function main(): Promise<void> {
  const manifest: Record<string, string | Runtime> = {
    frame: await bundle('src/judge/browser/frame-script.ts'),
  };
  for (const [language, build] of await languageBuilds()) {
    manifest[language] = await writeRuntime(language, build);
  }
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  if (!existsSync(MANIFEST) || readFileSync(MANIFEST, 'utf8') !== text) writeFileSync(MANIFEST, text);
}

await main();
