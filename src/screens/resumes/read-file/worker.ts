import type { ReadAnswer } from '#resume/read/answer.ts';
import { readFile } from '#resume/read/read-file.ts';

/** What the page asks: the resume in a file that is no PDF. */
export interface ToFileWorker {
  name: string;
  data: Uint8Array;
}

/** The part of a worker's global scope used here; the library of DOM types describes a page's. */
interface WorkerScope {
  postMessage(message: ReadAnswer): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToFileWorker>) => void): void;
}

const scope = self as unknown as WorkerScope;

scope.addEventListener('message', ({ data: { name, data } }) => {
  void readFile(name, data).then((answer) => scope.postMessage(answer));
});
