import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

export interface Ended {
  code: number | null;
  signal: string | null;
  /** Text of each output by descriptor, cut at its limit. */
  outputs: Record<number, string>;
  /** A descriptor was written to beyond its limit, which ended the process. */
  exceeded: boolean;
}

interface Running {
  ended: Promise<Ended>;
  child: ChildProcess;
}

/**
 * Starts a process, hands it `input` and collects what it writes to the descriptors named in `limits` (bytes). `ended` rejects
 * only when it cannot be started.
 */
export function runProcess(
  command: string,
  args: string[],
  input: string,
  limits: Record<number, number>,
): Running {
  const last = Math.max(...Object.keys(limits).map(Number));
  const stdio = Array.from({ length: last + 1 }, (_, fd): 'pipe' | 'ignore' =>
    fd === 0 || fd in limits ? 'pipe' : 'ignore',
  );
  const child = spawn(command, args, { stdio, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } });
  const pieces: Record<number, Buffer[]> = {};
  let exceeded = false;
  for (const [key, limit] of Object.entries(limits)) {
    const fd = Number(key);
    const kept: Buffer[] = [];
    pieces[fd] = kept;
    let size = 0;
    const stream = child.stdio[fd] as Readable;
    stream.on('data', (data: Buffer) => {
      if (exceeded) return;
      size += data.length;
      kept.push(data);
      if (size <= limit) return;
      exceeded = true;
      child.kill('SIGKILL');
    });
  }
  // A program that ends without reading closes the pipe while its input is on its way.
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const outputs = Object.entries(pieces).map(([fd, list]) => [fd, Buffer.concat(list).toString('utf8')]);
      resolve({ code, signal, outputs: Object.fromEntries(outputs), exceeded });
    });
  });
  return { ended, child };
}
