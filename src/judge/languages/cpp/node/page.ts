import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HarnessRunner } from '#judge/harness-runner.ts';
import { startThread } from '#judge/node/thread-link.ts';
import type { WorkerLink } from '#judge/worker-link.ts';
import { createCppBackend } from '../backend.ts';
import type { CppParts } from '../clang/parts.ts';
import { createCppCompiler } from '../compiler.ts';
import type { CompilerMessage } from '../messages.ts';
import { cppToolchainFolder } from './toolchain.ts';

/** The 500 KB that Chromium gives a dedicated worker, and 192 KB that Node keeps for itself: programs recurse as deep here as there. */
const STACK_MEGABYTES = 692 / 1024;
const COMPILE_LIMIT_MS = 60_000;

/** Read and compiled once; every compiler of the process gets the same. */
let parts: Promise<CppParts> | undefined;

async function readParts(): Promise<CppParts> {
  const folder = await cppToolchainFolder();
  const read = async (name: string) => {
    const file = await readFile(join(folder, name));
    const shared = new Uint8Array(new SharedArrayBuffer(file.length));
    shared.set(file);
    // Threads of one process read the same bytes.
    return shared as unknown as Uint8Array<ArrayBuffer>;
  };
  const llvm = await WebAssembly.compile(await readFile(join(folder, 'llvm.wasm')));
  const [usr, judge, header, object] = [
    await read('usr.pack'),
    await read('judge.pack'),
    await read('judge.pch'),
    await read('judge.o'),
  ];
  return { llvm, usr, judge, header, object };
}

async function startCompiler(): Promise<WorkerLink<CompilerMessage>> {
  parts ??= readParts();
  return startThread(new URL('./compiler-worker.ts', import.meta.url), { workerData: await parts });
}

/** C++ as the page compiles and runs it (the same Clang, libraries and harness), in worker threads of Node. */
export function createPageCppRunner(compileLimitMs: number = COMPILE_LIMIT_MS): HarnessRunner {
  const compiler = createCppCompiler(startCompiler);
  return new HarnessRunner({
    start: async () => {
      await compiler.warm();
      const file = new URL('./program-worker.ts', import.meta.url);
      return createCppBackend(compiler, await startThread(file, { stackSizeMb: STACK_MEGABYTES }));
    },
    end: () => compiler.dispose(),
    compileLimitMs,
  });
}
