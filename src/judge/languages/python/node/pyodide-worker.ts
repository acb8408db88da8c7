/** The worker thread behind `pyodide.ts`: one Pyodide with the harness in it. */
import { workerData } from 'node:worker_threads';
import { loadPyodide } from 'pyodide';
import { lockDown } from '#judge/node/lock-down.ts';
import { serveThread } from '#judge/node/serve-thread.ts';
import { type PythonParts, startPython } from '../host.ts';
import { readHarness } from './harness-files.ts';

export interface PyodideWorkerData extends Pick<PythonParts, 'module' | 'rest' | 'snapshot'> {
  /** The library's archive, compiled. */
  stdLibURL: string;
}

// Pyodide reports a program that crashed it on the console; the runner reports it as that program's verdict.
console.error = () => {};
const { stdLibURL, ...parts } = workerData as PyodideWorkerData;
const started = await startPython({
  loadPyodide,
  config: { stdLibURL },
  harness: readHarness(),
  ...parts,
});
lockDown();
serveThread(started);
