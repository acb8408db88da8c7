import { messageOf } from '#base/message-of.ts';
import { completedLater } from '#judge/browser/complete-later.ts';
import { complete, keepSnapshot, readRuntime, readSnapshot } from '#judge/browser/install.ts';
import { type LinkedWorkers, openWorkers } from '#judge/browser/linked-workers.ts';
import { WarmSpare } from '#judge/browser/warm-spare.ts';
import { type Backend, HarnessRunner } from '#judge/harness-runner.ts';
import type { Runner } from '#judge/runner.ts';
import { splitRoundTrips } from '#judge/split-round-trip.ts';
import { PYTHON_TOO_DEEP, pythonBackend } from '../backend.ts';

/** Milliseconds from the first start until the rest of the library is fetched, unless a program asks before: the first verdict's own files come first. */
const REST_AFTER_MS = 2000;

interface OpenPython {
  workers: LinkedWorkers;
  /** Whether the rest of the library is there. */
  isWhole: boolean;
}

async function openPython(): Promise<OpenPython> {
  const [files, snapshot] = await Promise.all([readRuntime('python'), readSnapshot('python')]);
  const bytes = (name: string) => {
    const data = files.get(name);
    if (!data) throw new Error(`${name} is not part of the runtime`);
    return data;
  };
  const text = (name: string) => new TextDecoder().decode(bytes(name));
  const wasm = bytes('pyodide.asm.wasm');
  const rest = files.get('python_rest.zip');
  const parts = {
    stdlib: bytes('python_stdlib.zip'),
    rest,
    lock: text('pyodide-lock.json'),
    harness: JSON.parse(text('harness.json')) as Record<string, string>,
  };
  const workers = await openWorkers({ script: text('worker.js'), wasm, parts }, [wasm]);
  if (snapshot) workers.startFrom(snapshot, [snapshot.buffer]);
  return { workers, isWhole: rest !== undefined };
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

/** Also for whoever never needs it while there is a connection. If it doesn't come, it is fetched when a program asks for it, or the next time. */
function fetchRest(): void {
  if (navigator.onLine) complete('python').catch(() => {});
}

/** Python in workers of one sandboxed frame. A spare one stands by, so that whoever's worker was ended goes on at once. */
class PythonSandbox {
  #open: Promise<OpenPython> | undefined;
  #snapshotFailed = false;
  readonly #spare = new WarmSpare(() => this.#spawn());
  #restTimer: ReturnType<typeof setTimeout> | undefined;
  #restWasAskedFor = false;
  #disposed = false;

  start = async (): Promise<Backend> => {
    const backend = await this.#spare.take();
    this.#spare.quiet();
    return backend;
  };

  restWasAskedFor = (): boolean => {
    const wasAskedFor = this.#restWasAskedFor;
    this.#restWasAskedFor = false;
    return wasAskedFor;
  };

  /** Fetches the rest of the library and opens a frame with all of it. */
  bringRest = async (): Promise<void> => {
    clearTimeout(this.#restTimer);
    await complete('python').catch((error: unknown) => {
      throw new Error(
        `This program imports a part of Python’s library that isn’t here yet. ${messageOf(error)}`,
      );
    });
    this.#spare.drop();
    this.#close();
  };

  async #openOnce(): Promise<OpenPython> {
    const open = await openPython();
    if (this.#disposed) open.workers.remove();
    else if (!open.isWhole) this.#restTimer ??= setTimeout(fetchRest, REST_AFTER_MS);
    return open;
  }

  #close(): void {
    this.#open?.then(
      ({ workers }) => workers.remove(),
      () => {},
    );
    this.#open = undefined;
  }

  /** A start that fails is tried once more without the snapshot, which may be the reason. */
  async #spawn(): Promise<Backend> {
    try {
      return await this.#spawnOnce();
    } catch (error) {
      if (this.#snapshotFailed || this.#disposed) throw error;
      this.#snapshotFailed = true;
      await keepSnapshot('python').catch(() => {});
      (await this.#open)?.workers.startFrom();
      return this.#spawnOnce();
    }
  }

  async #spawnOnce(): Promise<Backend> {
    this.#open ??= this.#openOnce();
    // A frame that could not be opened is tried again the next time.
    this.#open.catch(() => {
      this.#open = undefined;
    });
    const { workers, isWhole } = await this.#open;
    const { snapshot, ...link } = await workers.start();
    if (snapshot) void shareAndStore(workers, snapshot);
    const onLack = () => {
      this.#restWasAskedFor = true;
    };
    const { request, ...backend } = pythonBackend(link, isWhole ? undefined : onLack);
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
    clearTimeout(this.#restTimer);
    this.#spare.close();
    this.#close();
  }
}

/** Judges Python inside the page's sandbox. The runtime must be installed. */
export function createPythonRunner(): Runner {
  const sandbox = new PythonSandbox();
  const runner = new HarnessRunner({
    start: splitRoundTrips(sandbox.start),
    end: () => sandbox.dispose(),
    tooDeep: PYTHON_TOO_DEEP,
    oneProgram: true,
  });
  return completedLater(runner, {
    wasAskedFor: sandbox.restWasAskedFor,
    arrive: sandbox.bringRest,
  });
}
