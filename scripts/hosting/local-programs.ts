import { type ChildProcess, spawnSync } from 'node:child_process';
import { ask } from './ask.ts';

const START_MS = 10_000;

/** Whether a program is installed; `args` ask it for no more than its version. */
export const isThere = (command: string, ...args: string[]): boolean => !spawnSync(command, args).error;

/** Waits until a server answers on a port of this machine; resolves to what stops it. */
export async function answers(port: number, server: ChildProcess): Promise<() => void> {
  for (const end = performance.now() + START_MS; performance.now() < end; ) {
    if (server.exitCode !== null) break;
    if (await ask(`http://localhost:${port}`, '/').catch(() => undefined)) return () => void server.kill();
    await new Promise((next) => setTimeout(next, 50));
  }
  server.kill();
  throw new Error(`${server.spawnargs.join(' ')} does not answer on port ${port}`);
}
