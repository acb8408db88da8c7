import { z } from 'zod/mini';
import { createFrame, type Frame } from '#judge/browser/frame.ts';
import { keepSnapshot, readRuntime, readSnapshot } from '#judge/browser/install.ts';
import type { WorkerRequest } from '#judge/browser/protocol.ts';
import { WarmSpare } from '#judge/browser/warm-spare.ts';
import { type Backend, BackendDied, HarnessRunner } from '#judge/harness-runner.ts';
import { createMailbox } from '#judge/mailbox.ts';

/** What may come out of a worker; everything else is dropped. */
const workerMessage = z.union([
  z.object({
    ready: z.literal(true),
    snapshot: z.optional(z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array)),
  }),
  z.object({ failed: z.string() }),
  z.object({ ticket: z.string(), reply: z.string() }),
  z.object({ ticket: z.string(), died: z.string() }),
]);
type WorkerMessage = z.infer<typeof workerMessage>;

async function openFrame(): Promise<Frame> {
  const [files, snapshot] = await Promise.all([readRuntime('python'), readSnapshot('python')]);
  const bytes = (name: string) => {
    const data = files.get(name);
    if (!data) throw new Error(`${name} is not part of the runtime`);
    return data;
  };
  const text = (name: string) => new TextDecoder().decode(bytes(name));
  const frame = await createFrame();
  const wasm = bytes('pyodide.asm.wasm');
  const parts = {
    stdlib: bytes('python_stdlib.zip'),
    lock: text('pyodide-lock.json'),
    harness: JSON.parse(text('harness.json')) as Record<string, string>,
  };
  frame.post({ kind: 'install', script: text('worker.js'), wasm, parts }, [wasm]);
  if (snapshot) frame.post({ kind: 'snapshot', snapshot }, [snapshot.buffer]);
  return frame;
}

/** Resolves when the page has nothing better to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/** Keeps the first start's snapshot for this page's next workers and, stored, for the next page's. */
async function shareAndStore(frame: Frame, snapshot: Uint8Array<ArrayBuffer>): Promise<void> {
  frame.post({ kind: 'snapshot', snapshot });
  // Tens of megabytes: whoever waits for Python comes first.
  await idle();
  // A full or forbidden storage costs the next visit a second, nothing else.
  await keepSnapshot('python', snapshot).catch(() => {});
}

/** Python in workers of one sandboxed frame. A spare one stands by, so that whoever's worker was ended goes on at once. */
class PythonSandbox {
  readonly #mailboxes = new Map<number, ReturnType<typeof createMailbox<WorkerMessage>>>();
  #frame: Promise<Frame> | undefined;
  #snapshotFailed = false;
  readonly #spare = new WarmSpare(() => this.#spawn());
  #nextId = 1;
  #disposed = false;

  start = async (): Promise<Backend> => {
    const backend = await this.#spare.take();
    this.#spare.quiet();
    return backend;
  };

  async #open(): Promise<Frame> {
    const frame = await openFrame();
    frame.onDied((id, message) => this.#mailboxes.get(id)?.close(new BackendDied(message)));
    if (this.#disposed) frame.remove();
    return frame;
  }

  /** A start that fails is tried once more without the snapshot, which may be the reason. */
  async #spawn(): Promise<Backend> {
    try {
      return await this.#spawnOnce();
    } catch (error) {
      if (this.#snapshotFailed || this.#disposed) throw error;
      this.#snapshotFailed = true;
      await keepSnapshot('python').catch(() => {});
      (await this.#frame)?.post({ kind: 'snapshot' });
      return this.#spawnOnce();
    }
  }

  async #spawnOnce(): Promise<Backend> {
    this.#frame ??= this.#open();
    // A frame that could not be opened is tried again the next time.
    this.#frame.catch(() => {
      this.#frame = undefined;
    });
    const frame = await this.#frame;
    const id = this.#nextId++;
    const { port1: port, port2 } = new MessageChannel();
    const mailbox = createMailbox<WorkerMessage>();
    this.#mailboxes.set(id, mailbox);
    const kill = () => {
      port.close();
      frame.post({ kind: 'kill', id });
      this.#mailboxes.delete(id);
      mailbox.close(new BackendDied('killed'));
    };
    let ticket = '';
    port.onmessage = ({ data }) => {
      const message = workerMessage.safeParse(data);
      // An answer without the ticket of the request in progress was not given by the worker's own code.
      if (message.success && (!('ticket' in message.data) || message.data.ticket === ticket)) {
        mailbox.deliver(message.data);
      }
    };
    const started = mailbox.receive();
    frame.post({ kind: 'spawn', id }, [port2]);
    const first = await started;
    if (!('ready' in first)) {
      kill();
      throw new Error('failed' in first ? first.failed : 'the runtime did not start');
    }
    // Nobody's program has run in this worker yet.
    if (first.snapshot) void shareAndStore(frame, first.snapshot);
    return {
      request: async (request) => {
        ticket = crypto.randomUUID();
        const reply = mailbox.receive();
        this.#spare.busy();
        port.postMessage({ ticket, request } satisfies WorkerRequest);
        const message = await reply.finally(() => this.#spare.quiet());
        if ('reply' in message) return message.reply;
        throw new BackendDied('died' in message ? message.died : 'started twice');
      },
      kill,
    };
  }

  dispose(): void {
    this.#disposed = true;
    this.#spare.close();
    this.#frame?.then(
      (frame) => frame.remove(),
      () => {},
    );
  }
}

/** Judges Python inside the page's sandbox. The runtime must be installed. */
export function createPythonRunner(): HarnessRunner {
  const sandbox = new PythonSandbox();
  return new HarnessRunner(sandbox.start, () => sandbox.dispose());
}
