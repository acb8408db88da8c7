import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Backend, BackendDied, HarnessRunner } from '#judge/harness-runner.ts';
import { createMailbox } from '#judge/mailbox.ts';
import { patchWasm } from '../patch-wasm.ts';
import type { PyodideWorkerData } from './pyodide-worker.ts';

type Message = { ready: true; snapshot?: Uint8Array<ArrayBuffer> } | { reply: string } | { died: string };

/** As much as Chromium gives a dedicated worker, so that the same programs recurse too deeply here and there. */
const STACK_MEGABYTES = 1;

/** Compiled once; every worker gets the same module. */
let compiled: Promise<WebAssembly.Module> | undefined;

function compileModule(): Promise<WebAssembly.Module> {
  compiled ??= readFile(fileURLToPath(import.meta.resolve('pyodide/pyodide.asm.wasm'))).then((bytes) =>
    WebAssembly.compile(patchWasm(bytes)),
  );
  return compiled;
}

/** Of the first worker's start; the later ones start from it. */
let snapshot: Uint8Array<ArrayBuffer> | undefined;

async function startBackend(): Promise<Backend> {
  const workerData: PyodideWorkerData = { module: await compileModule(), snapshot };
  const worker = new Worker(new URL('./pyodide-worker.ts', import.meta.url), {
    env: {},
    workerData,
    stdout: true,
    stderr: true,
    resourceLimits: { stackSizeMb: STACK_MEGABYTES },
  });
  const mailbox = createMailbox<Message>();
  worker.on('message', (message: Message) => mailbox.deliver(message));
  worker.on('error', (error) => mailbox.close(new BackendDied(String(error))));
  worker.on('exit', () => mailbox.close(new BackendDied('exit')));
  const first = await mailbox.receive();
  if ('ready' in first) snapshot ??= first.snapshot;
  return {
    request: async (request) => {
      worker.postMessage(request);
      const message = await mailbox.receive();
      if ('reply' in message) return message.reply;
      throw new BackendDied('died' in message ? message.died : 'started twice');
    },
    cpuMs: async () => {
      const { user, system } = await worker.cpuUsage();
      return (user + system) / 1000;
    },
    kill: () => void worker.terminate(),
  };
}

/** Python as the browser runs it (Pyodide, the same harness), in a worker thread of Node. */
export function createPyodideRunner(): HarnessRunner {
  return new HarnessRunner(startBackend);
}
