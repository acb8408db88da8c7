import { documentOf } from './document-of.tsx';
import type { Pdf, PdfAnswer, PdfRequest, Printable } from './pdf-client.ts';
import { renderPdf } from './tagged/render-pdf.ts';

/** The part of a worker's global scope used here; the library of DOM types describes a page's. */
interface WorkerScope {
  postMessage(message: PdfAnswer): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<PdfRequest>) => void): void;
}

const scope = self as unknown as WorkerScope;

async function make(printable: Printable): Promise<Pdf> {
  const { document, unset } = await documentOf(printable);
  const { bytes, pages } = await renderPdf(document);
  return { blob: new Blob([bytes], { type: 'application/pdf' }), pages, unset };
}

scope.addEventListener('message', ({ data: { request, project } }) => {
  make(project).then(
    (made) => scope.postMessage({ request, ...made }),
    (error: unknown) => scope.postMessage({ request, problem: String(error) }),
  );
});
