import type { LanguageNode } from '#judge/node/language-node.ts';
import { createNativePythonRunner } from './node/native.ts';
import { createPyodideRunner } from './node/pyodide.ts';

const NODE = 'src/judge/languages/python/node';

export const node: LanguageNode = {
  page: { name: "the page's Python", source: `${NODE}/pyodide.ts`, create: createPyodideRunner },
  native: {
    name: 'python3',
    source: `${NODE}/native.ts`,
    create: createNativePythonRunner,
    // The page's own Python is slower.
    hasLimits: false,
  },
};
