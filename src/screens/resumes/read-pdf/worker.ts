import { readPdf } from '#resume/read/read-pdf.ts';
import type { FromPdfWorker, ToPdfWorker } from './protocol.ts';
import { renderPages } from './render.ts';

/** The part of a worker's global scope used here; the library of DOM types describes a page's. */
interface WorkerScope {
  postMessage(message: FromPdfWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToPdfWorker>) => void): void;
}

const scope = self as unknown as WorkerScope;

async function answer(message: ToPdfWorker): Promise<FromPdfWorker> {
  if (message.kind === 'read') return { kind: 'read', answer: await readPdf(message.data) };
  return { kind: 'pictures', pictures: await renderPages(message.data, message.scale) };
}

scope.addEventListener('message', ({ data }) => {
  answer(data).then(
    (message) => scope.postMessage(message),
    (error: Error) => scope.postMessage({ kind: 'failed', name: error.name }),
  );
});
