/** PDF.js ships no types for the half that runs in a worker. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
