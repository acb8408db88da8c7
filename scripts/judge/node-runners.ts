import { languageNodes } from '#judge/node/language-node.ts';
import type { Runner } from '#judge/runner.ts';

export interface NodeRunners {
  /** The language's runner as in the page, started on first use and kept warm. Throws for a language without a runtime. */
  get: (language: string) => Runner;
  dispose: () => void;
}

/** Warm runners of every language whose runtime also runs outside the browser. */
export async function createNodeRunners(): Promise<NodeRunners> {
  const nodes = await languageNodes();
  const runners = new Map<string, Runner>();
  return {
    get: (language) => {
      const page = nodes.get(language)?.page;
      if (!page) throw new Error(`${language} has no runtime yet`);
      const runner = runners.get(language) ?? page.create();
      runners.set(language, runner);
      return runner;
    },
    dispose: () => {
      for (const runner of runners.values()) runner.dispose();
    },
  };
}
