/**
 * The script of the sandboxed frame: keeps the runtime's parts, makes workers from them and ends them. Runs where user code
 * never does; bundled to text by `scripts/build-runtimes.ts` and put into the frame's `srcdoc`.
 */
import type { FrameRequest } from './protocol.ts';

/** The frame inherits the page's policy, so its worker's address must be vouched for as well. */
const policy = globalThis.trustedTypes?.createPolicy('sandbox', { createScriptURL: (url) => url });

const workers = new Map<number, Worker>();
let script = '';
let parts: Promise<object> | undefined;
let snapshot: Uint8Array<ArrayBuffer> | undefined;

async function spawn(id: number, port: MessagePort): Promise<void> {
  if (!parts) throw new Error('nothing is installed in the frame');
  const worker = new Worker(script);
  workers.set(id, worker);
  worker.onerror = (event) => {
    event.preventDefault();
    parent.postMessage({ kind: 'died', id, message: event.message ?? 'the worker failed' }, '*');
  };
  try {
    worker.postMessage({ port, parts: { ...(await parts), snapshot } }, [port]);
  } catch (error) {
    parent.postMessage({ kind: 'died', id, message: String(error) }, '*');
  }
}

addEventListener('message', ({ data, source, ports }: MessageEvent<FrameRequest>) => {
  // Only the page speaks to the frame; a worker has no way to this window.
  if (source !== parent) return;
  if (data.kind === 'install') {
    const url = URL.createObjectURL(new Blob([data.script], { type: 'text/javascript' }));
    script = policy?.createScriptURL(url) ?? url;
    const compiled = data.wasm ? WebAssembly.compile(data.wasm) : Promise.resolve(undefined);
    parts = compiled.then((module) => ({ ...data.parts, module }));
    parts.catch(() => {});
  } else if (data.kind === 'snapshot') {
    snapshot = data.snapshot;
  } else if (data.kind === 'spawn' && ports[0]) {
    void spawn(data.id, ports[0]);
  } else if (data.kind === 'kill') {
    workers.get(data.id)?.terminate();
    workers.delete(data.id);
  }
});
parent.postMessage({ kind: 'ready' }, '*');
