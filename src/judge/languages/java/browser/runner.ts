import { CompilerSandbox } from '#judge/browser/compiler-sandbox.ts';
import { HarnessRunner } from '#judge/harness-runner.ts';
import { createJavaBackend } from '../backend.ts';
import { createJavaCompiler } from '../compiler.ts';
import { compilerRefusal } from '../memory-limit.ts';

/** Deep generics can keep javac busy for long. A first program on a slow and busy machine takes a good part of this. */
const COMPILE_LIMIT_MS = 60_000;

/** Judges Java inside the page's sandbox. The runtime must be installed. */
export function createJavaRunner(): HarnessRunner {
  const sandbox = new CompilerSandbox({
    language: 'java',
    wasm: 'compiler.wasm',
    parts: { signatures: 'signatures.bin', library: 'library.bin', harness: 'harness.json' },
  });
  const compiler = createJavaCompiler(sandbox.startCompiler, sandbox.closeCompiler);
  return new HarnessRunner({
    start: async () => {
      const refusal = compilerRefusal();
      if (refusal) throw new Error(refusal);
      await compiler.warm();
      return createJavaBackend(compiler, await sandbox.startProgram());
    },
    end: () => {
      compiler.dispose();
      sandbox.dispose();
    },
    compileLimitMs: COMPILE_LIMIT_MS,
  });
}
