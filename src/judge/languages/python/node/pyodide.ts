import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Backend, HarnessRunner } from '#judge/harness-runner.ts';
import { startThread } from '#judge/node/thread-link.ts';
import { splitRoundTrips } from '#judge/split-round-trip.ts';
import { PYTHON_TOO_DEEP, pythonBackend } from '../backend.ts';
import { patchWasm } from '../patch-wasm.ts';
import type { PyodideWorkerData } from './pyodide-worker.ts';
import { compiledStdlibFile } from './stdlib.ts';

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

/**
 * Starts one interpreter in a thread of its own.
 * @param onLack as for `pythonBackend`, where `rest` is given and has not come
 */
export async function startPyodide(
  parts: Omit<PyodideWorkerData, 'module'>,
  onLack?: () => void,
): Promise<{ backend: Backend; snapshot?: Uint8Array<ArrayBuffer> }> {
  const workerData: PyodideWorkerData = { module: await compileModule(), ...parts };
  const { snapshot, ...link } = await startThread(new URL('./pyodide-worker.ts', import.meta.url), {
    workerData,
    stackSizeMb: STACK_MEGABYTES,
  });
  return { backend: pythonBackend(link, onLack), snapshot };
}

/** Of the first worker's start; the later ones start from it. */
let kept: Uint8Array<ArrayBuffer> | undefined;

async function startBackend(): Promise<Backend> {
  const { backend, snapshot } = await startPyodide({ stdLibURL: await compiledStdlibFile(), snapshot: kept });
  kept ??= snapshot;
  return backend;
}

/** Python as the browser runs it (Pyodide, the same harness), in a worker thread of Node. */
export function createPyodideRunner(): HarnessRunner {
  return new HarnessRunner({
    start: splitRoundTrips(startBackend),
    tooDeep: PYTHON_TOO_DEEP,
    oneProgram: true,
  });
}
