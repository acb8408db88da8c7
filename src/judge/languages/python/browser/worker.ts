/**
 * The script of the sandbox's worker, bundled with Pyodide into one classic script by `scripts/build-runtimes.ts`.
 * Whatever it needs after the user's code has run is kept in this closure before that code is there.
 */
import { loadPyodide } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import type { WorkerParts, WorkerRequest } from '#judge/browser/protocol.ts';
import { startPython } from '../host.ts';

const INDEX = 'https://runtime.invalid/';

/** Answers Pyodide's two fetches from memory; there is no network here to ask. */
function serveFromMemory({ stdlib }: WorkerParts): void {
  self.fetch = async (resource) => {
    const name = String(resource).slice(INDEX.length);
    if (name === 'python_stdlib.zip') return new Response(stdlib);
    if (name === 'pyodide.asm.wasm') return new Response(new Uint8Array());
    throw new TypeError(`${name} is not part of the runtime`);
  };
}

async function start(port: MessagePort, parts: WorkerParts): Promise<void> {
  // Bound to the real method now: patching the prototype later changes nothing here.
  const post = MessagePort.prototype.postMessage.bind(port);
  const { fetch } = self;
  serveFromMemory(parts);
  const { answer, snapshot } = await startPython({
    loadPyodide,
    config: {
      indexURL: INDEX,
      lockFileContents: parts.lock,
      packageBaseUrl: INDEX,
      createPyodideModule,
    } as Parameters<typeof loadPyodide>[0] & object,
    module: parts.module,
    harness: parts.harness,
    snapshot: parts.snapshot,
  });
  self.fetch = fetch;
  port.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
    const { ticket, request } = data;
    try {
      post({ ticket, reply: answer(request) });
    } catch (error) {
      post({ ticket, died: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' });
    }
  };
  post({ ready: true, snapshot }, snapshot ? [snapshot.buffer] : []);
}

self.onmessage = ({ data }: MessageEvent<{ port: MessagePort; parts: WorkerParts }>) => {
  self.onmessage = null;
  // Pyodide reports a program that crashed it on the console; the page reports it as that program's verdict.
  console.error = () => {};
  const { port } = data;
  start(port, data.parts).catch((error: unknown) => port.postMessage({ failed: String(error) }));
};
