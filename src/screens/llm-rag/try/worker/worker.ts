import { messageOf } from '#base/message-of.ts';
import { createCorpus } from '#retrieval/corpus.ts';
import { retrieve } from '#retrieval/retrieve.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

/** The part of a worker's global scope used here; the library of DOM types describes a page's. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

const scope = self as unknown as WorkerScope;
const corpus = createCorpus();
const running = new Map<number, AbortController>();

async function answer(message: Extract<ToWorker, { kind: 'add' | 'ask' }>, signal: AbortSignal) {
  const { request } = message;
  if (message.kind === 'ask') {
    const onProgress = (done: number, total: number) =>
      scope.postMessage({ kind: 'progress', request, done, total });
    return retrieve(corpus.documents, message.question, { signal, onProgress });
  }
  const bytes = new Uint8Array(await message.source.arrayBuffer());
  signal.throwIfAborted();
  return corpus.add(message.id, message.name, bytes);
}

async function handle(message: Extract<ToWorker, { kind: 'add' | 'ask' }>): Promise<void> {
  const { request } = message;
  const controller = new AbortController();
  running.set(request, controller);
  try {
    scope.postMessage({ kind: 'done', request, value: await answer(message, controller.signal) });
  } catch (error) {
    scope.postMessage({
      kind: 'failed',
      request,
      message: messageOf(error),
    });
  } finally {
    running.delete(request);
  }
}

scope.addEventListener('message', ({ data }) => {
  if (data.kind === 'cancel') running.get(data.request)?.abort();
  else if (data.kind === 'remove') corpus.remove(data.id);
  else void handle(data);
});
