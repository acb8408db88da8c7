import { readFile } from 'node:fs/promises';

const TICKS_PER_SECOND = 100;
const UTIME = 11;

/** Milliseconds of processor a process has spent, all its threads together; 0 where `/proc` does not say. */
export async function processCpuMs(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // Fields are counted after the command's name, which may hold spaces itself.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0] = fields.slice(UTIME, UTIME + 2);
  return ((user + system) * 1000) / TICKS_PER_SECOND;
}
