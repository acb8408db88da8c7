import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { release } from './use-own-worker.ts';
// Runs in the thread that asks, which is a worker of ours: it is ended as a whole when it takes too long.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';

release();

/** What PDF.js needs to draw into a canvas outside of a page. */
export interface DrawingParts {
  CanvasFactory?: object;
  FilterFactory?: object;
}

/** Opens a PDF without ever asking the network for anything. @throws the errors of PDF.js */
export function openPdf(data: Uint8Array, parts: DrawingParts = {}): Promise<PDFDocumentProxy> {
  return getDocument({
    data,
    // Names of fonts tell bold from regular; glyphs are drawn as paths, as a worker has no fonts.
    fontExtraProperties: true,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    stopAtErrors: false,
    verbosity: 0,
    ...parts,
  }).promise;
}
