import type { ReadAnswer } from '#resume/read/answer.ts';

/** What the page asks of the worker that understands PDF: pictures of its pages, or the resume in it. */
export type ToPdfWorker =
  | { kind: 'read'; data: Uint8Array }
  /** `scale` says how many pixels a point of the page has. */
  | { kind: 'render'; data: Uint8Array; scale: number };

/** What the worker says back, once for each message. */
export type FromPdfWorker =
  | { kind: 'pictures'; pictures: Blob[] }
  | { kind: 'read'; answer: ReadAnswer }
  | { kind: 'failed'; name: string };
