import { parentPort } from 'node:worker_threads';
import type { Served } from '#judge/worker-link.ts';

/** What a thread says: once that it is there, then one answer to each message. */
export type ThreadReply =
  | { ready: true; snapshot?: Uint8Array<ArrayBuffer> }
  | { reply: unknown }
  | { died: string };

const reasonOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** In a worker thread: answers each message, as `servePort` does in a page's worker. */
export function serveThread<Message>({ answer, snapshot }: Served<Message>): void {
  const port = parentPort;
  if (!port) throw new Error('this file is a worker');
  const post = (reply: ThreadReply) => port.postMessage(reply);
  port.on('message', async (message: Message) => {
    try {
      post({ reply: await answer(message) });
    } catch (error) {
      post({ died: reasonOf(error) });
    }
  });
  post({ ready: true, snapshot });
}
