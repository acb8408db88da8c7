/** Longer than any resume takes; a document that takes more is not worth waiting for. */
const TIME_LIMIT_MS = 10_000;

/**
 * Asks a worker of its own, which is ended after its one answer, or after ten seconds without one.
 * @throws Error as the worker's or `TimeoutError`
 */
export async function askWorker<Answer>(worker: Worker, message: unknown): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      timer = setTimeout(() => reject(new DOMException('took too long', 'TimeoutError')), TIME_LIMIT_MS);
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        reject(new Error('the reader stopped'));
      });
      worker.postMessage(message);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
