import type { LetterContent, ResumeContent } from '#resume/model.ts';

/** What of a document its PDF is made from. */
export type Printable =
  | { kind: 'resume'; content: ResumeContent }
  | { kind: 'letter'; content: LetterContent };

export interface PdfRequest {
  request: number;
  project: Printable;
}

export interface Pdf {
  blob: Blob;
  pages: number;
  /** Characters that its fonts lack and that are therefore left out of it. */
  unset: string[];
}
export type PdfAnswer = ({ request: number } & Pdf) | { request: number; problem: string };

interface Waiting {
  resolve: (pdf: Pdf) => void;
  reject: (error: Error) => void;
}

let worker: Worker | undefined;
let requests = 0;
const waiting = new Map<number, Waiting>();

function start(): Worker {
  const started = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<PdfAnswer>) => {
    const asked = waiting.get(data.request);
    waiting.delete(data.request);
    if ('blob' in data) asked?.resolve({ blob: data.blob, pages: data.pages, unset: data.unset });
    else asked?.reject(new Error(data.problem));
  });
  started.addEventListener('error', (event) => {
    event.preventDefault();
    // The next request starts anew.
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error('PDF generation stopped'));
    waiting.clear();
  });
  return started;
}

/** Makes the PDF of a document in a worker, which is kept for the next one. */
export function makePdf({ kind, content }: Printable): Promise<Pdf> {
  worker ??= start();
  const request = ++requests;
  const answer = new Promise<Pdf>((resolve, reject) => waiting.set(request, { resolve, reject }));
  worker.postMessage({ request, project: { kind, content } });
  return answer;
}
