/** The worker thread behind `pyodide-runner.ts`: one Pyodide with the harness in it. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadPyodide } from 'pyodide';
import type { HarnessRequest } from '#judge/harness-runner.ts';
import { lockDown } from '#judge/node/lock-down.ts';
import { type PythonParts, startPython } from '../host.ts';
import { readHarness } from './harness-files.ts';

export type PyodideWorkerData = Pick<PythonParts, 'module' | 'snapshot'>;

const port = parentPort;
if (!port) throw new Error('this file is a worker');
// Pyodide reports a program that crashed it on the console; the runner reports it as that program's verdict.
console.error = () => {};
const { answer, snapshot } = await startPython({
  loadPyodide,
  config: {},
  harness: readHarness(),
  ...(workerData as PyodideWorkerData),
});
lockDown();
port.on('message', (request: HarnessRequest) => {
  try {
    port.postMessage({ reply: answer(request) });
  } catch (error) {
    port.postMessage({ died: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  }
});
port.postMessage({ ready: true, snapshot });
