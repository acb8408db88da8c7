import { readPdfText } from '../pdf/text.ts';
import type { ReadAnswer } from './answer.ts';
import { NO_TEXT, pdfProblem, readerProblem } from './problems.ts';
import { readPdfResume } from './read-resume.ts';

/** Reads a PDF in the calling thread. Anything that goes wrong is a message. */
export async function readPdf(bytes: Uint8Array): Promise<ReadAnswer> {
  const problem = pdfProblem(bytes, bytes.length);
  if (problem) return { ok: false, problem };
  try {
    const text = await readPdfText(bytes);
    if (text.pages.every(({ items }) => items.every((item) => !item.text.trim())))
      return { ok: false, problem: NO_TEXT };
    return { ok: true, read: readPdfResume(text) };
  } catch (error) {
    return { ok: false, problem: readerProblem((error as Error).name) };
  }
}
