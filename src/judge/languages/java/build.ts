import type { LanguageBuild } from '#judge/node/language-build.ts';
import { readHarness } from './node/harness-files.ts';
import { KEPT_FILES, keptVersion, readCompressed, readKept } from './node/kept.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

export const build: LanguageBuild = {
  packageVersion: keptVersion,
  quality: 10,
  files: async (bundle) => ({
    'compiler.js': bytes(await bundle('src/judge/languages/java/browser/compiler-worker.ts')),
    'program.js': bytes(await bundle('src/judge/languages/java/browser/program-worker.ts')),
    'harness.json': bytes(JSON.stringify(readHarness())),
    ...Object.fromEntries(
      await Promise.all(KEPT_FILES.map(async (name) => [name, await readKept(name)] as const)),
    ),
  }),
  compressed: async () =>
    Object.fromEntries(
      await Promise.all(KEPT_FILES.map(async (name) => [name, await readCompressed(name)] as const)),
    ),
};
