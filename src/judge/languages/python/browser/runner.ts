import { keepSnapshot, readRuntime, readSnapshot } from '#judge/browser/install.ts';
import { type LinkedWorkers, openWorkers } from '#judge/browser/linked-workers.ts';
import { WarmSpare } from '#judge/browser/warm-spare.ts';
import { type Backend, HarnessRunner } from '#judge/harness-runner.ts';
import { splitRoundTrips } from '#judge/split-round-trip.ts';
import { PYTHON_TOO_DEEP, pythonBackend } from '../backend.ts';

async function openPython(): Promise<LinkedWorkers> {
  const [files, snapshot] = await Promise.all([readRuntime('python'), readSnapshot('python')]);
  const bytes = (name: string) => {
    const data = files.get(name);
    if (!data) throw new Error(`${name} is not part of the runtime`);
    return data;
  };
  const text = (name: string) => new TextDecoder().decode(bytes(name));
  const wasm = bytes('pyodide.asm.wasm');
  const parts = {
    stdlib: bytes('python_stdlib.zip'),
    lock: text('pyodide-lock.json'),
    harness: JSON.parse(text('harness.json')) as Record<string, string>,
  };
  const workers = await openWorkers({ script: text('worker.js'), wasm, parts }, [wasm]);
  if (snapshot) workers.startFrom(snapshot, [snapshot.buffer]);
  return workers;
}

/** Resolves when the page has nothing better to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/** Keeps the first start's snapshot for this page's next workers and, stored, for the next page's. */
async function shareAndStore(workers: LinkedWorkers, snapshot: Uint8Array<ArrayBuffer>): Promise<void> {
  workers.startFrom(snapshot);
  // Tens of megabytes: whoever waits for Python comes first.
  await idle();
  // A full or forbidden storage costs the next visit a second, nothing else.
  await keepSnapshot('python', snapshot).catch(() => {});
}

/** Python in workers of one sandboxed frame. A spare one stands by, so that whoever's worker was ended goes on at once. */
class PythonSandbox {
  #workers: Promise<LinkedWorkers> | undefined;
  #snapshotFailed = false;
  readonly #spare = new WarmSpare(() => this.#spawn());
  #disposed = false;

  start = async (): Promise<Backend> => {
    const backend = await this.#spare.take();
    this.#spare.quiet();
    return backend;
  };

  async #open(): Promise<LinkedWorkers> {
    const workers = await openPython();
    if (this.#disposed) workers.remove();
    return workers;
  }

  /** A start that fails is tried once more without the snapshot, which may be the reason. */
  async #spawn(): Promise<Backend> {
    try {
      return await this.#spawnOnce();
    } catch (error) {
      if (this.#snapshotFailed || this.#disposed) throw error;
      this.#snapshotFailed = true;
      await keepSnapshot('python').catch(() => {});
      (await this.#workers)?.startFrom();
      return this.#spawnOnce();
    }
  }

  async #spawnOnce(): Promise<Backend> {
    this.#workers ??= this.#open();
    // A frame that could not be opened is tried again the next time.
    this.#workers.catch(() => {
      this.#workers = undefined;
    });
    const workers = await this.#workers;
    const { snapshot, ...link } = await workers.start();
    if (snapshot) void shareAndStore(workers, snapshot);
    const { request, ...backend } = pythonBackend(link);
    return {
      ...backend,
      request: (message) => {
        this.#spare.busy();
        return request(message).finally(() => this.#spare.quiet());
      },
    };
  }

  dispose(): void {
    this.#disposed = true;
    this.#spare.close();
    this.#workers?.then(
      (workers) => workers.remove(),
      () => {},
    );
  }
}

/** Judges Python inside the page's sandbox. The runtime must be installed. */
export function createPythonRunner(): HarnessRunner {
  const sandbox = new PythonSandbox();
  return new HarnessRunner({
    start: splitRoundTrips(sandbox.start),
    end: () => sandbox.dispose(),
    tooDeep: PYTHON_TOO_DEEP,
    oneProgram: true,
  });
}
