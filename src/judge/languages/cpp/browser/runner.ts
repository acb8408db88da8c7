import { CompilerSandbox } from '#judge/browser/compiler-sandbox.ts';
import { HarnessRunner } from '#judge/harness-runner.ts';
import { createCppBackend } from '../backend.ts';
import { createCppCompiler } from '../compiler.ts';

/** Templates can keep a compiler busy forever. A first program on a slow and busy machine takes a good part of this. */
const COMPILE_LIMIT_MS = 60_000;

/** Judges C++ inside the page's sandbox. The runtime must be installed. */
export function createCppRunner(): HarnessRunner {
  const sandbox = new CompilerSandbox({
    language: 'cpp',
    wasm: 'llvm.wasm',
    parts: { usr: 'usr.pack', judge: 'judge.pack', header: 'judge.pch', object: 'judge.o' },
  });
  const compiler = createCppCompiler(sandbox.startCompiler, sandbox.closeCompiler);
  return new HarnessRunner({
    start: async () => {
      await compiler.warm();
      return createCppBackend(compiler, await sandbox.startProgram());
    },
    end: () => {
      compiler.dispose();
      sandbox.dispose();
    },
    compileLimitMs: COMPILE_LIMIT_MS,
  });
}
