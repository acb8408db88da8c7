import { HarnessRunner } from '#judge/harness-runner.ts';
import { startThread } from '#judge/node/thread-link.ts';
import type { WorkerLink } from '#judge/worker-link.ts';
import { createJavaBackend } from '../backend.ts';
import { createJavaCompiler } from '../compiler.ts';
import type { CompilerParts } from '../loader/compiler.ts';
import type { CompilerMessage } from '../messages.ts';
import { readHarness } from './harness-files.ts';
import { loadParts } from './kept.ts';

/** The 500 KB that Chromium gives a dedicated worker, and 192 KB that Node keeps for itself: programs recurse as deep here as there. */
const STACK_MEGABYTES = 692 / 1024;
const COMPILE_LIMIT_MS = 60_000;

/** Read and compiled once; every compiler of the process gets the same. */
let parts: Promise<CompilerParts> | undefined;

async function startCompiler(): Promise<WorkerLink<CompilerMessage>> {
  parts ??= loadParts();
  return startThread(new URL('./compiler-worker.ts', import.meta.url), {
    workerData: { parts: await parts, harness: readHarness() },
    stackSizeMb: STACK_MEGABYTES,
  });
}

/** Java as the page compiles and runs it (the same javac, TeaVM, library and harness), in worker threads of Node. */
export function createPageJavaRunner(compileLimitMs: number = COMPILE_LIMIT_MS): HarnessRunner {
  const compiler = createJavaCompiler(startCompiler);
  return new HarnessRunner({
    start: async () => {
      await compiler.warm();
      const file = new URL('./program-worker.ts', import.meta.url);
      return createJavaBackend(compiler, await startThread(file, { stackSizeMb: STACK_MEGABYTES }));
    },
    end: () => compiler.dispose(),
    compileLimitMs,
  });
}
