/** What was waited for took too long. */
export class TimedOut extends Error {
  override name = 'TimedOut';
}

/** Settles with `work`, or rejects with `TimedOut` after `ms` or with the signal's reason at once. Leaves no timer behind. */
export async function within<T>(work: Promise<T>, ms: number, signal: AbortSignal | undefined): Promise<T> {
  // Whoever gave up waiting does not want to hear how it ended.
  work.catch(() => {});
  signal?.throwIfAborted();
  let settle = (_error: unknown) => {};
  const interrupted = new Promise<never>((_resolve, reject) => {
    settle = reject;
  });
  const timer = setTimeout(() => settle(new TimedOut()), ms);
  const abort = () => settle(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, interrupted]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** A program that got less of the processor than this share while it was waited for is asleep, not kept waiting. */
const AWAKE_SHARE = 0.02;
/** That long, in milliseconds, at the least: what has just been started on a busy machine is not asleep. */
const SHORTEST_SLEEP = 2000;
/** However busy the machine, nothing takes longer than this many times its limit. */
const PATIENCE = 30;
/** Milliseconds by which what a system tells of processor time may lag. */
const CPU_RESOLUTION = 10;
const SHORTEST_WAIT = 20;

export interface Timed {
  reply: unknown;
  /** The most the work can have taken, in milliseconds of processor if that is known, else by the clock. */
  spentMs: number;
}

/**
 * Waits for `begin()`'s reply for `ms` milliseconds of processor time, as told by `cpuMs`, or of the clock without it. Sleeping
 * counts as working. Rejects with `TimedOut` or the signal's reason.
 */
export async function withinBudget(
  begin: () => Promise<unknown>,
  cpuMs: (() => Promise<number>) | undefined,
  ms: number,
  signal: AbortSignal | undefined,
): Promise<Timed> {
  const cpuBefore = (await cpuMs?.()) ?? 0;
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  const work = begin();
  let spent = 0;
  let asleep = 0;
  for (let wait = ms; ; wait = Math.max(SHORTEST_WAIT, ms - spent)) {
    try {
      const reply = await within(work, wait, signal);
      const cpu = cpuMs && (await cpuMs()) - cpuBefore + CPU_RESOLUTION;
      return { reply, spentMs: Math.min(elapsed(), cpu ?? Number.POSITIVE_INFINITY) };
    } catch (error) {
      if (!cpuMs || !(error instanceof TimedOut)) throw error;
      const now = (await cpuMs()) - cpuBefore;
      asleep = now - spent < wait * AWAKE_SHARE ? asleep + wait : 0;
      if (now >= ms || asleep >= Math.max(ms, SHORTEST_SLEEP) || elapsed() > ms * PATIENCE) throw error;
      spent = now;
    }
  }
}
