import type { LanguageId } from '#judge/languages.ts';
import { createNativeCppRunner } from '#judge/node/native-cpp.ts';
import { createNativeJavaRunner } from '#judge/node/native-java.ts';
import { createNativePythonRunner } from '#judge/node/native-python.ts';
import { createPageCppRunner } from '#judge/node/page-cpp.ts';
import { createPyodideRunner } from '#judge/node/pyodide-runner.ts';
import type { Runner } from '#judge/runner.ts';

/** One way of running a language's programs that content is checked by. */
export interface Judge {
  /** As it is called in messages. */
  name: string;
  language: LanguageId;
  /** Its own source, whose change makes earlier results worthless. */
  source: string;
  create: () => Runner;
  /** Whether limits are written for it, so that solutions must leave room and slow programs exceed them. */
  hasLimits: boolean;
}

export const NATIVE_PYTHON: Judge = {
  name: 'python3',
  language: 'python',
  source: 'src/judge/node/native-python.ts',
  create: createNativePythonRunner,
  // The page's own Python is slower.
  hasLimits: false,
};

export const JUDGES: readonly Judge[] = [
  NATIVE_PYTHON,
  {
    name: 'g++',
    language: 'cpp',
    source: 'src/judge/node/native-cpp.ts',
    create: createNativeCppRunner,
    hasLimits: true,
  },
  {
    name: 'javac',
    language: 'java',
    source: 'src/judge/node/native-java.ts',
    create: createNativeJavaRunner,
    hasLimits: true,
  },
  {
    name: "the page's Python",
    language: 'python',
    source: 'src/judge/node/pyodide-runner.ts',
    create: createPyodideRunner,
    hasLimits: true,
  },
  {
    name: "the page's C++",
    language: 'cpp',
    source: 'src/judge/node/page-cpp.ts',
    create: createPageCppRunner,
    hasLimits: true,
  },
];

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
