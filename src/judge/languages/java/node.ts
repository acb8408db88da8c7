import type { LanguageNode } from '#judge/node/language-node.ts';
import { createNativeJavaRunner } from './node/native.ts';

export const node: LanguageNode = {
  native: {
    name: 'javac',
    source: 'src/judge/languages/java/node/native.ts',
    create: createNativeJavaRunner,
    hasLimits: true,
  },
};
