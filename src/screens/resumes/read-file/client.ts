import type { ReadAnswer } from '#resume/read/answer.ts';
import { sizeProblem } from '#resume/read/problems.ts';
import { askWorker } from '../read-pdf/ask-worker.ts';
import type { ToFileWorker } from './worker.ts';

/** The resume in a file that is no PDF, or why it cannot be read. Never takes longer than ten seconds. */
export async function readOtherFile(file: File): Promise<ReadAnswer> {
  const problem = sizeProblem(file.size);
  if (problem) return { ok: false, problem };
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const message: ToFileWorker = { name: file.name, data: new Uint8Array(await file.arrayBuffer()) };
    return await askWorker<ReadAnswer>(worker, message);
  } catch (error) {
    const late = (error as Error).name === 'TimeoutError';
    return {
      ok: false,
      problem: late
        ? 'Reading this file took longer than 10 seconds, so we stopped.'
        : 'Couldn’t read the file.',
    };
  }
}
