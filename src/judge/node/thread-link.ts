import { Worker, type WorkerOptions } from 'node:worker_threads';
import { BackendDied } from '#judge/harness-runner.ts';
import { createMailbox } from '#judge/mailbox.ts';
import type { WorkerLink } from '#judge/worker-link.ts';
import type { ThreadReply } from './serve-thread.ts';

/** A thread that is ready for its first message. */
export interface StartedThread extends WorkerLink {
  /** What it made of its start. */
  snapshot?: Uint8Array<ArrayBuffer>;
}

/** Starts a worker thread that serves as `serve-thread.ts` does. Rejects when it cannot start. */
export async function startThread(
  file: URL,
  { workerData, stackSizeMb }: { workerData?: object; stackSizeMb?: number } = {},
): Promise<StartedThread> {
  const options: WorkerOptions = {
    env: {},
    workerData,
    stdout: true,
    stderr: true,
    resourceLimits: stackSizeMb ? { stackSizeMb } : {},
  };
  const worker = new Worker(file, options);
  const mailbox = createMailbox<ThreadReply>();
  worker.on('message', (message: ThreadReply) => mailbox.deliver(message));
  worker.on('error', (error) => mailbox.close(new BackendDied(String(error))));
  worker.on('exit', () => mailbox.close(new BackendDied('exit')));
  const first = await mailbox.receive();
  return {
    snapshot: 'ready' in first ? first.snapshot : undefined,
    ask: async (message) => {
      worker.postMessage(message);
      const answer = await mailbox.receive();
      if ('reply' in answer) return answer.reply;
      throw new BackendDied('died' in answer ? answer.died : 'started twice');
    },
    cpuMs: async () => {
      const { user, system } = await worker.cpuUsage();
      return (user + system) / 1000;
    },
    kill: () => void worker.terminate(),
  };
}
