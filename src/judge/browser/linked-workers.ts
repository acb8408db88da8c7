import { z } from 'zod/mini';
import { BackendDied } from '#judge/harness-runner.ts';
import { createMailbox } from '#judge/mailbox.ts';
import type { WorkerLink } from '#judge/worker-link.ts';
import { createFrame } from './frame.ts';
import type { InstallRequest } from './protocol.ts';
import type { PortReply, PortRequest } from './serve-port.ts';

type Snapshot = Uint8Array<ArrayBuffer>;

/** What may come out of a worker; everything else is dropped. */
const replySchema: z.ZodMiniType<PortReply> = z.union([
  z.object({
    ready: z.literal(true),
    snapshot: z.optional(z.custom<Snapshot>((value) => value instanceof Uint8Array)),
  }),
  z.object({ failed: z.string() }),
  z.object({ ticket: z.string(), reply: z.unknown() }),
  z.object({ ticket: z.string(), died: z.string() }),
]);

/** A worker that is ready for its first message. */
export interface StartedWorker extends WorkerLink {
  /** What it made of its start; nobody's program has run in it yet. */
  snapshot?: Snapshot;
}

/** A sandboxed frame whose workers answer messages one by one (see `serve-port.ts`). */
export interface LinkedWorkers {
  /** Rejects when the worker cannot start. */
  start: () => Promise<StartedWorker>;
  /** Workers made from now on start from it; without one, from nothing. */
  startFrom: (snapshot?: Snapshot, transfer?: Transferable[]) => void;
  /** Takes the frame and every worker of it away. */
  remove: () => void;
}

/** Makes a frame and installs the workers' script and parts in it. */
export async function openWorkers(
  request: Omit<InstallRequest, 'kind'>,
  transfer: Transferable[] = [],
): Promise<LinkedWorkers> {
  const frame = await createFrame();
  const mailboxes = new Map<number, ReturnType<typeof createMailbox<PortReply>>>();
  frame.onDied((id, message) => mailboxes.get(id)?.close(new BackendDied(message)));
  frame.post({ kind: 'install', ...request }, transfer);
  let nextId = 1;

  async function start(): Promise<StartedWorker> {
    const id = nextId++;
    const { port1: port, port2 } = new MessageChannel();
    const mailbox = createMailbox<PortReply>();
    mailboxes.set(id, mailbox);
    let ticket = '';
    port.onmessage = ({ data }) => {
      const message = replySchema.safeParse(data);
      // An answer without the ticket of the request in progress was not given by the worker's own code.
      if (message.success && (!('ticket' in message.data) || message.data.ticket === ticket)) {
        mailbox.deliver(message.data);
      }
    };
    const kill = () => {
      port.close();
      frame.post({ kind: 'kill', id });
      mailboxes.delete(id);
      mailbox.close(new BackendDied('killed'));
    };
    const first = mailbox.receive();
    frame.post({ kind: 'spawn', id }, [port2]);
    const said = await first;
    if (!('ready' in said)) {
      kill();
      throw new Error('failed' in said ? said.failed : 'the runtime did not start');
    }
    return {
      snapshot: said.snapshot,
      kill,
      ask: async (message) => {
        ticket = crypto.randomUUID();
        const reply = mailbox.receive();
        port.postMessage({ ticket, message } satisfies PortRequest<unknown>);
        const answer = await reply;
        if ('reply' in answer) return answer.reply;
        throw new BackendDied('died' in answer ? answer.died : 'started twice');
      },
    };
  }

  return {
    start,
    startFrom: (snapshot, handedOver = []) => frame.post({ kind: 'snapshot', snapshot }, handedOver),
    remove: () => {
      for (const mailbox of mailboxes.values()) mailbox.close(new BackendDied('removed'));
      frame.remove();
    },
  };
}
