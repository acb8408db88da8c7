import type { TraceLimits } from '#judge/language.ts';
import { createPageJavaRunner } from '#judge/languages/java/node/page.ts';
import { createNativePythonRunner } from '#judge/languages/python/node/native.ts';
import { languageOf } from '#judge/languages.ts';
import type { Runner } from '#judge/runner.ts';
import { signatureSchema } from '#judge/signature.ts';
import type { Json } from '#judge/task.ts';
import { Replay } from '#trace/replay.ts';
import { traceProgram } from '../trace-program.ts';

/** A function `f` of the parameter `x`. */
const ONE = { kind: 'function', name: 'f', params: [{ name: 'x', type: 'int[]' }], returns: 'int' };

/** Traces Python programs with the machine's own interpreter. */
export const nativeTracer = () => tracer(createNativePythonRunner(), 'python');

/** Traces Java programs as the page does. */
export const javaTracer = () => tracer(createPageJavaRunner(), 'java');

function tracer(runner: Runner, language: string) {
  const run = (source: string, x: Json = [], limits?: TraceLimits, signature: unknown = ONE) =>
    traceProgram(runner, {
      language: languageOf(language),
      task: { signature: signatureSchema.parse(signature) },
      source,
      input: typeof x === 'object' && x !== null && !Array.isArray(x) ? x : { x },
      limits,
    });
  return {
    run,
    dispose: () => runner.dispose(),
    /** The steps of a program; throws where there are none. */
    replay: async (...args: Parameters<typeof run>) => {
      const result = await run(...args);
      if (result.kind !== 'traced') throw new Error(JSON.stringify(result));
      return new Replay(result.trace);
    },
  };
}

/** A program whose `f(self, x)` has these lines. */
export const program = (...lines: string[]): string =>
  `class Solution:\n    def f(self, x):\n${lines.map((line) => `        ${line}\n`).join('')}`;

/** A Java program whose `f(int[] x)` has these lines, from line 3 on. */
export const javaProgram = (...lines: string[]): string =>
  `class Solution {\n  int f(int[] x) {\n${lines.map((line) => `    ${line}\n`).join('')}  }\n}\n`;
