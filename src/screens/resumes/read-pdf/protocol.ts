import type { ReadAnswer } from '#resume/read/answer.ts';

/** What the page asks of the worker that understands PDF: pictures of its pages, or the resume in it. */
export interface ToPdfWorker {
  kind: 'render' | 'read';
  data: Uint8Array;
}

/** What the worker says back, once. */
export type FromPdfWorker =
  | { kind: 'pictures'; pictures: Blob[] }
  | { kind: 'read'; answer: ReadAnswer }
  | { kind: 'failed'; name: string };
