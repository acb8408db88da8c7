import type { LanguageId } from '#judge/languages.ts';
import { createPageCppRunner } from '#judge/node/page-cpp.ts';
import { createPyodideRunner } from '#judge/node/pyodide-runner.ts';
import type { Runner } from '#judge/runner.ts';

export interface NodeRunners {
  /** The language's runner, started on first use and kept warm. Throws for a language without a runtime. */
  get: (language: LanguageId) => Runner;
  dispose: () => void;
}

const FACTORIES: Partial<Record<LanguageId, () => Runner>> = {
  python: createPyodideRunner,
  cpp: createPageCppRunner,
};

/** Warm runners of every language that runs outside the browser. */
export function createNodeRunners(): NodeRunners {
  const runners = new Map<LanguageId, Runner>();
  return {
    get: (language) => {
      const create = FACTORIES[language];
      if (!create) throw new Error(`${language} has no runtime yet`);
      const runner = runners.get(language) ?? create();
      runners.set(language, runner);
      return runner;
    },
    dispose: () => {
      for (const runner of runners.values()) runner.dispose();
    },
  };
}
