import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageBuild } from '#judge/node/language-build.ts';
import { CPP_FILES, cppCompilerVersion, cppToolchainFolder } from './node/toolchain.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

export const build: LanguageBuild = {
  packageVersion: cppCompilerVersion,
  // Python's files are compressed harder; here there is six times as much.
  quality: 9,
  files: async (bundle) => {
    const folder = await cppToolchainFolder();
    return {
      'compiler.js': bytes(await bundle('src/judge/languages/cpp/browser/compiler-worker.ts')),
      'program.js': bytes(await bundle('src/judge/languages/cpp/browser/program-worker.ts')),
      ...Object.fromEntries(CPP_FILES.map((name) => [name, readFileSync(join(folder, name))])),
    };
  },
};
