import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { BackendDied, HarnessRunner } from '#judge/harness-runner.ts';
import { createMailbox } from '#judge/mailbox.ts';
import { createCppBackend } from '../backend.ts';
import type { CppParts } from '../clang/parts.ts';
import { Compiler } from '../compiler.ts';
import type { WorkerLink } from '../worker-link.ts';
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

async function startWorker(
  file: URL,
  options: { workerData?: CppParts; stackSizeMb?: number },
): Promise<WorkerLink> {
  const { workerData, stackSizeMb } = options;
  const worker = new Worker(file, {
    env: {},
    workerData,
    resourceLimits: stackSizeMb ? { stackSizeMb } : {},
  });
  const mailbox = createMailbox<unknown>();
  worker.on('message', (message: unknown) => mailbox.deliver(message));
  worker.on('error', (error) => mailbox.close(new BackendDied(String(error))));
  worker.on('exit', () => mailbox.close(new BackendDied('ended')));
  // Only then does it tell its time.
  await once(worker, 'online');
  return {
    ask: (message) => {
      worker.postMessage(message);
      return mailbox.receive();
    },
    cpuMs: async () => {
      const { user, system } = await worker.cpuUsage();
      return (user + system) / 1000;
    },
    kill: () => void worker.terminate(),
  };
}

async function startCompiler(): Promise<WorkerLink> {
  parts ??= readParts();
  return startWorker(new URL('./compiler-worker.ts', import.meta.url), { workerData: await parts });
}

/** C++ as the page compiles and runs it (the same Clang, libraries and harness), in worker threads of Node. */
export function createPageCppRunner(compileLimitMs: number = COMPILE_LIMIT_MS): HarnessRunner {
  const compiler = new Compiler(startCompiler);
  return new HarnessRunner(
    async () => {
      await compiler.warm();
      const file = new URL('./program-worker.ts', import.meta.url);
      return createCppBackend(compiler, await startWorker(file, { stackSizeMb: STACK_MEGABYTES }));
    },
    () => compiler.dispose(),
    compileLimitMs,
  );
}
