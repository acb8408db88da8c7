import type { Served } from '#judge/worker-link.ts';

/** What a worker says: once that it is there, or why not; then one answer to each message, with the message's ticket. */
export type PortReply =
  | { ready: true; snapshot?: Uint8Array<ArrayBuffer> }
  | { failed: string }
  | { ticket: string; reply: unknown }
  | { ticket: string; died: string };

/** Page → worker, over the worker's own port; each is answered once. */
export interface PortRequest<Message> {
  /** Unguessable: an answer without it was not given by the worker's own code. */
  ticket: string;
  message: Message;
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/**
 * In a worker of the frame: takes its parts, then answers each message from the page with what `start` made of them. Whatever it
 * needs after a user's code has run is kept in this closure before that code is there.
 */
export function servePort<Parts, Message>(
  start: (parts: Parts) => Served<Message> | Promise<Served<Message>>,
): void {
  self.onmessage = ({ data }: MessageEvent<{ port: MessagePort; parts: Parts }>) => {
    self.onmessage = null;
    const { port, parts } = data;
    // Bound to the real method now: patching the prototype later changes nothing here.
    const send: (message: unknown, transfer: Transferable[]) => void =
      MessagePort.prototype.postMessage.bind(port);
    const post = (reply: PortReply, transfer: Transferable[] = []) => send(reply, transfer);
    const serve = async () => {
      const { answer, snapshot } = await start(parts);
      port.onmessage = ({ data: { ticket, message } }: MessageEvent<PortRequest<Message>>) => {
        const died = (error: unknown) => post({ ticket, died: reasonOf(error) });
        try {
          const reply = answer(message);
          // What comes at once is answered at once.
          if (reply instanceof Promise) reply.then((value) => post({ ticket, reply: value }), died);
          else post({ ticket, reply });
        } catch (error) {
          died(error);
        }
      };
      post({ ready: true, snapshot }, snapshot ? [snapshot.buffer] : []);
    };
    serve().catch((error: unknown) => post({ failed: String(error) }));
  };
}
