import { type LanguageNode, languageNodes, type NodeJudge } from '#judge/node/language-node.ts';
import type { Runner } from '#judge/runner.ts';

/** One way of running a language's programs that content is checked by. */
export interface Judge extends NodeJudge {
  language: string;
  /** Whether limits are written for it, so that solutions must leave room and slow programs exceed them. */
  hasLimits: boolean;
  /** The language's own compiler or interpreter, not the page's. */
  isNative: boolean;
}

const judgesOf = ([language, { native, page }]: [string, LanguageNode]): Judge[] => [
  ...(native ? [{ ...native, language, isNative: true }] : []),
  ...(page ? [{ ...page, language, hasLimits: true, isNative: false }] : []),
];

/** Every language's own compiler or interpreter, and the page's runtime. */
export const JUDGES: readonly Judge[] = [...(await languageNodes())].flatMap(judgesOf);

/** What judges the many programs that only Python has: wrong ones, mutants, those of editorials. */
export const NATIVE_PYTHON: Judge = judgeNamed('python3');

function judgeNamed(wanted: string): Judge {
  const judge = JUDGES.find(({ name }) => name === wanted);
  if (!judge) throw new Error(`no language has a judge named ${wanted}`);
  return judge;
}

/** Runners started on first use and kept warm, for one question at a time. */
export function createRunners() {
  const runners = new Map<Judge, Runner>();
  return {
    get: (judge: Judge): Runner => {
      const runner = runners.get(judge) ?? judge.create();
      runners.set(judge, runner);
      return runner;
    },
    dispose: () => {
      for (const runner of runners.values()) runner.dispose();
    },
  };
}
export type Runners = ReturnType<typeof createRunners>;
