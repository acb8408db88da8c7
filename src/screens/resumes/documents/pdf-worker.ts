import { pdf } from '@react-pdf/renderer';
import { documentOf } from './document-of.tsx';
import type { Pdf, PdfAnswer, PdfRequest, Printable } from './pdf-client.ts';

/** The part of a worker's global scope used here; the library of DOM types describes a page's. */
interface WorkerScope {
  postMessage(message: PdfAnswer): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<PdfRequest>) => void): void;
}

const scope = self as unknown as WorkerScope;

/** How the PDF library writes the object of a page. */
const PAGE = /\/Type \/Page\b/g;

async function make(printable: Printable): Promise<Pdf> {
  const { document, unset } = await documentOf(printable);
  const blob = await pdf(document).toBlob();
  const pages = (await blob.text()).match(PAGE)?.length ?? 0;
  return { blob, pages, unset };
}

scope.addEventListener('message', ({ data: { request, project } }) => {
  make(project).then(
    (made) => scope.postMessage({ request, ...made }),
    (error: unknown) => scope.postMessage({ request, problem: String(error) }),
  );
});
