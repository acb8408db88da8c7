import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Backend, BackendDied, type HarnessRequest } from '#judge/harness-runner.ts';
import { createMailbox } from '#judge/mailbox.ts';
import { processCpuMs } from './process-time.ts';

function encode(request: HarnessRequest): string {
  const message =
    request.op === 'compile' ? { compile: [request.signature, request.source] } : { run: request.input };
  return `${JSON.stringify(message)}\n`;
}

/** A process that holds a harness: JSON lines `{"compile": [signature, source]}` or `{"run": input}` in, one reply a line out. */
export function startLineBackend(
  command: string,
  args: string[],
  options: { cwd: string; env: Record<string, string | undefined> },
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
    request: (request) => {
      child.stdin.write(encode(request));
      return mailbox.receive();
    },
    cpuMs: () => processCpuMs(child.pid),
    kill: () => void child.kill('SIGKILL'),
  };
}
