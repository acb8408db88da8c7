import type { LanguageNode } from '#judge/node/language-node.ts';
import { createNativeJavaRunner } from './node/native.ts';
import { createPageJavaRunner } from './node/page.ts';

const NODE = 'src/judge/languages/java/node';

export const node: LanguageNode = {
  page: { name: "the page's Java", source: `${NODE}/page.ts`, create: createPageJavaRunner },
  native: {
    name: 'javac',
    source: `${NODE}/native.ts`,
    create: createNativeJavaRunner,
    // They are written for the page's Java; a JVM begins each program cold, and nothing says how slow this one is.
    hasLimits: false,
  },
};
