import { pdf } from '@react-pdf/renderer';
import { documentOf } from './document-of.tsx';
import type { PdfAnswer, PdfRequest, Printable } from './pdf-client.ts';

/** The part of a worker's global scope used here; the library of DOM types describes a page's. */
interface WorkerScope {
  postMessage(message: PdfAnswer): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<PdfRequest>) => void): void;
}

const scope = self as unknown as WorkerScope;

async function make(printable: Printable): Promise<Blob> {
  return pdf(await documentOf(printable)).toBlob();
}

scope.addEventListener('message', ({ data: { request, project } }) => {
  make(project).then(
    (blob) => scope.postMessage({ request, blob }),
    (error: unknown) => scope.postMessage({ request, problem: String(error) }),
  );
});
