import { z } from 'zod/mini';
import { BackendDied } from '#judge/harness-runner.ts';
import type { WorkerLink } from '#judge/languages/cpp/worker-link.ts';
import { createMailbox } from '#judge/mailbox.ts';
import { createFrame } from './frame.ts';
import type { InstallRequest } from './protocol.ts';
import type { LinkReply } from './serve-link.ts';

const replySchema = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ failed: z.string() }),
  z.object({ reply: z.unknown() }),
]);

/** A sandboxed frame whose workers answer messages one by one (see `serve-link.ts`). */
export interface LinkedWorkers {
  start: () => Promise<WorkerLink>;
  /** Takes the frame and every worker of it away. */
  remove: () => void;
}

export async function openWorkers(
  request: Omit<InstallRequest, 'kind'>,
  transfer: Transferable[] = [],
): Promise<LinkedWorkers> {
  const frame = await createFrame();
  const mailboxes = new Map<number, ReturnType<typeof createMailbox<LinkReply>>>();
  frame.onDied((id, message) => mailboxes.get(id)?.close(new BackendDied(message)));
  frame.post({ kind: 'install', ...request }, transfer);
  let nextId = 1;

  async function start(): Promise<WorkerLink> {
    const id = nextId++;
    const { port1: port, port2 } = new MessageChannel();
    const mailbox = createMailbox<LinkReply>();
    mailboxes.set(id, mailbox);
    port.onmessage = ({ data }) => {
      const reply = replySchema.safeParse(data);
      if (reply.success) mailbox.deliver(reply.data);
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
      kill,
      ask: async (message) => {
        const reply = mailbox.receive();
        port.postMessage(message);
        const answer = await reply;
        if ('reply' in answer) return answer.reply;
        throw new BackendDied('failed' in answer ? answer.failed : 'started twice');
      },
    };
  }

  return {
    start,
    remove: () => {
      for (const mailbox of mailboxes.values()) mailbox.close(new BackendDied('removed'));
      frame.remove();
    },
  };
}
