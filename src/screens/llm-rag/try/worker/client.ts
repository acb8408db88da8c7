import type { Added } from '#retrieval/corpus.ts';
import type { Retrieval } from '#retrieval/retrieve.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

export interface RetrievalClient {
  /** Reads, decodes and cuts a document. Rejects when canceled or when the file cannot be read. */
  add(id: string, name: string, source: Blob, signal?: AbortSignal): Promise<Added>;
  remove(id: string): void;
  ask(question: string, options: AskOptions): Promise<Retrieval>;
  dispose(): void;
}

interface AskOptions {
  signal?: AbortSignal;
  /** Told how many chunks are done. */
  onProgress?: (done: number, total: number) => void;
}

interface Pending {
  resolve: (value: Added | Retrieval) => void;
  reject: (reason: unknown) => void;
  onProgress?: AskOptions['onProgress'];
}

type Request<Message extends ToWorker> = Message extends { request: number }
  ? Omit<Message, 'request'>
  : never;

const STOPPED = 'The retrieval worker could not start or stopped. Reload the page to try again.';

/** A corpus in a worker of its own: reading, cutting and scoring never block the page. */
export function createRetrievalClient(): RetrievalClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const pending = new Map<number, Pending>();
  let requests = 0;
  let broken = false;

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const waiting = pending.get(data.request);
    if (!waiting) return;
    if (data.kind === 'progress') return waiting.onProgress?.(data.done, data.total);
    pending.delete(data.request);
    if (data.kind === 'done') waiting.resolve(data.value);
    else waiting.reject(new Error(data.message));
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    broken = true;
    for (const { reject } of pending.values()) reject(new Error(STOPPED));
    pending.clear();
  });

  const post = (message: ToWorker) => worker.postMessage(message);
  function send<Value extends Added | Retrieval>(
    message: Request<ToWorker>,
    { signal, onProgress }: AskOptions,
  ): Promise<Value> {
    if (broken) return Promise.reject(new Error(STOPPED));
    if (signal?.aborted) return Promise.reject(signal.reason);
    const request = ++requests;
    return new Promise<Value>((resolve, reject) => {
      pending.set(request, { resolve: (value) => resolve(value as Value), reject, onProgress });
      signal?.addEventListener(
        'abort',
        () => {
          if (!pending.delete(request)) return;
          post({ kind: 'cancel', request });
          reject(signal.reason);
        },
        { once: true },
      );
      post({ ...message, request } as ToWorker);
    });
  }

  return {
    add: (id, name, source, signal) => send<Added>({ kind: 'add', id, name, source }, { signal }),
    remove: (id) => post({ kind: 'remove', id }),
    ask: (question, options) => send<Retrieval>({ kind: 'ask', question }, options),
    dispose: () => worker.terminate(),
  };
}
