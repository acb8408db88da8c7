import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Backend, BackendDied, type HarnessRequest } from '#judge/harness-runner.ts';
import { createMailbox } from '#judge/mailbox.ts';
import { readReply } from '#judge/read-reply.ts';
import type { Signature } from '#judge/signature.ts';
import { processCpuMs } from './process-time.ts';

interface Options {
  cwd: string;
  env: Record<string, string | undefined>;
  /** The signature as the harness takes it; left out: as it is. */
  describe?: (signature: Signature) => object;
}

function encode(request: HarnessRequest, describe: (signature: Signature) => object): string {
  return `${JSON.stringify(messageOf(request, describe))}\n`;
}

function messageOf(request: HarnessRequest, describe: (signature: Signature) => object): object {
  if (request.op === 'compile')
    return { compile: [JSON.stringify(describe(request.signature)), request.source] };
  if (request.trace !== undefined) return { trace: request.trace };
  return request.half ? { half: request.input } : { run: request.input };
}

/**
 * A process that holds a harness: JSON lines `{"compile": [signature, source]}`, the signature as JSON text, or `{"run": input}`,
 * `{"half": input}` or `{"trace": request}` in, one reply a line out.
 */
export function startLineBackend(
  command: string,
  args: string[],
  { describe = (signature) => signature, ...options }: Options,
): Backend {
  const child = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'ignore'] });
  const lines = createInterface({ input: child.stdout });
  const mailbox = createMailbox<string>();
  lines.on('line', (line) => mailbox.deliver(line));
  child.on('error', (error) => mailbox.close(new BackendDied(error.message)));
  child.on('exit', (code) => mailbox.close(new BackendDied(code === null ? 'killed' : 'exit')));
  // A program that ends its interpreter closes the pipe while a request is on its way.
  child.stdin.on('error', () => {});
  return {
    request: async (request) => {
      child.stdin.write(encode(request, describe));
      return readReply(await mailbox.receive());
    },
    cpuMs: () => processCpuMs(child.pid),
    kill: () => void child.kill('SIGKILL'),
  };
}
