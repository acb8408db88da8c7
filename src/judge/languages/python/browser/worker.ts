/** The script of the sandbox's worker, bundled with Pyodide into one classic script by `scripts/build-runtimes.ts`. */
import { loadPyodide } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import { servePort } from '#judge/browser/serve-port.ts';
import { startPython } from '../host.ts';

/** What the page hands to a new worker. */
export interface PythonWorkerParts {
  module: WebAssembly.Module;
  /** `python_stdlib.zip`: what a start and most programs import. */
  stdlib: ArrayBuffer;
  /** `python_rest.zip`, once it has come. */
  rest?: ArrayBuffer;
  /** `pyodide-lock.json` */
  lock: string;
  harness: Record<string, string>;
  /** Of an earlier start with the same parts. */
  snapshot?: Uint8Array<ArrayBuffer>;
}

const INDEX = 'https://runtime.invalid/';

/** Answers Pyodide's two fetches from memory; there is no network here to ask. */
function serveFromMemory({ stdlib }: PythonWorkerParts): void {
  self.fetch = async (resource) => {
    const name = String(resource).slice(INDEX.length);
    if (name === 'python_stdlib.zip') return new Response(stdlib);
    if (name === 'pyodide.asm.wasm') return new Response(new Uint8Array());
    throw new TypeError(`${name} is not part of the runtime`);
  };
}

// Pyodide reports a program that crashed it on the console; the page reports it as that program's verdict.
console.error = () => {};
// A task that a program left behind may fail when nobody waits for it any longer: no fault of the page that hears of it.
self.addEventListener('unhandledrejection', (event) => event.preventDefault());
servePort(async (parts: PythonWorkerParts) => {
  const { fetch } = self;
  serveFromMemory(parts);
  const started = await startPython({
    loadPyodide,
    config: {
      indexURL: INDEX,
      lockFileContents: parts.lock,
      packageBaseUrl: INDEX,
      createPyodideModule,
    } as Parameters<typeof loadPyodide>[0] & object,
    module: parts.module,
    harness: parts.harness,
    rest: { archive: parts.rest },
    snapshot: parts.snapshot,
  });
  self.fetch = fetch;
  return started;
});
