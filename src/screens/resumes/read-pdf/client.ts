import type { ReadAnswer } from '#resume/read/answer.ts';
import { pdfProblem, readerProblem } from '#resume/read/problems.ts';
import { askWorker } from './ask-worker.ts';
import type { FromPdfWorker, ToPdfWorker } from './protocol.ts';

/** Asks PDF.js in a worker of its own. @throws Error named as PDF.js names it, or `TimeoutError` */
const ask = (message: ToPdfWorker): Promise<FromPdfWorker> =>
  askWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), message);

/** Pixels a point of the page has, so that a picture stays sharp on dense screens. */
export const SHARP = 2;

let kept: Worker | undefined;
let turn: Promise<unknown> = Promise.resolve();

/** Asks the worker that draws our own documents. It is kept: they hold nothing hostile, and previews follow each other. */
function draw(message: ToPdfWorker): Promise<FromPdfWorker> {
  kept ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const worker = kept;
  return new Promise<FromPdfWorker>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromPdfWorker>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      kept = undefined;
      reject(new Error('the drawing stopped'));
    };
    worker.postMessage(message);
  });
}

/** Pictures of the pages of a PDF that was made here. @throws when it cannot be drawn */
export async function pdfPictures(pdf: Blob, scale = SHARP): Promise<Blob[]> {
  const data = new Uint8Array(await pdf.arrayBuffer());
  const drawn = turn.then(() => draw({ kind: 'render', data, scale }));
  turn = drawn.catch(() => undefined);
  const answer = await drawn;
  if (answer.kind === 'pictures') return answer.pictures;
  throw new Error(`the pages could not be drawn: ${answer.kind === 'failed' ? answer.name : ''}`);
}

/** Enough of a file to tell what it is. */
const FIRST_BYTES = 2048;

/** The resume in a PDF, or why it cannot be read. Never takes longer than ten seconds. */
export async function readPdfFile(file: Blob): Promise<ReadAnswer> {
  const first = new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer());
  const problem = pdfProblem(first, file.size);
  if (problem) return { ok: false, problem };
  try {
    const answer = await ask({ kind: 'read', data: new Uint8Array(await file.arrayBuffer()) });
    return answer.kind === 'read' ? answer.answer : { ok: false, problem: readerProblem('') };
  } catch (error) {
    return { ok: false, problem: readerProblem((error as Error).name) };
  }
}
