import type { LanguageNode } from '#judge/node/language-node.ts';
import { createNativeCppRunner } from './node/native.ts';
import { createPageCppRunner } from './node/page.ts';
import { cppToolchainFolder } from './node/toolchain.ts';

const NODE = 'src/judge/languages/cpp/node';

export const node: LanguageNode = {
  page: {
    name: "the page's C++",
    source: `${NODE}/page.ts`,
    create: createPageCppRunner,
    prepare: cppToolchainFolder,
  },
  native: { name: 'g++', source: `${NODE}/native.ts`, create: createNativeCppRunner, hasLimits: true },
};
