/** Bytes beyond the limit, or beyond what was in use at the last pause, until the next pause: enough for a handler of OutOfMemoryError. */
const STEP = 1 << 25;
/** Pages of memory that are asked for to have an engine collect: a gigabyte, of which nothing is ever touched. */
const PRESSURE_PAGES = 1 << 14;
const ROUNDS = 40;
/** Tasks after which an engine has told what it collected. */
const TELLING_TASKS = 3;
/** A pause counts for the clock outside that ends a program, so it must be short against any limit. */
const PAUSE_MS = 100;

/**
 * Makes an engine look for what can be collected. Chromium counts the memory of WebAssembly against what a page may take and collects at
 * once; buffers, and objects of its own, only have it begin to mark, which ends too late for a program that is paused.
 */
function press(): void {
  try {
    new WebAssembly.Memory({ initial: PRESSURE_PAGES });
  } catch {
    // Refused for want of memory: engines collect before they refuse.
  }
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * Estimates how much of what a program made is still in use: it hands over one object in every 256 KB or so with the bytes that it
 * stands for, and engines tell when one has been collected, while the program pauses. The pauses are not the program's time.
 * `limit`: bytes that it may have in use.
 */
export function memoryImports(
  limit: number,
  suspending: (call: (bytes: number) => Promise<number>) => unknown,
) {
  let used = 0;
  let pausedMs = 0;
  let pauseAt = limit;
  const collected = new FinalizationRegistry<number | symbol>((made) => {
    if (typeof made === 'number') used -= made;
    else if (made === dropped) isHeard = true;
  });
  // An object that nobody has held for long: when the engine says that it is gone, it has looked through everything since then.
  let sentinel: object | undefined;
  let name = Symbol();
  let dropped: symbol | undefined;
  let isHeard = false;
  const renew = () => {
    sentinel = {};
    name = Symbol();
    collected.register(sentinel, name);
  };
  renew();

  /** Has the engine collect what it can, until so much is in use at most. Whether it has said that it has looked through everything. */
  async function collect(goal: number): Promise<boolean> {
    isHeard = false;
    dropped = name;
    sentinel = undefined;
    // What has been collected already is told in the first task.
    await nextTask();
    const end = performance.now() + PAUSE_MS;
    for (let round = 0; round < ROUNDS && !isHeard && used > goal && performance.now() < end; round++) {
      press();
      await nextTask();
    }
    // Where collecting took up the time, it may be told in a task after the next only.
    for (let task = 0; task < TELLING_TASKS && !isHeard && used > goal; task++) await nextTask();
    renew();
    return isHeard;
  }

  async function isFull(bytes: number): Promise<number> {
    if (bytes > limit) return 1;
    const start = performance.now();
    const heard = await collect(limit / 2 - bytes);
    pausedMs += performance.now() - start;
    // An engine that says nothing gets the benefit of the doubt, once: asked again and again, it would take up the time limit.
    const bound = heard ? limit : 2 * limit;
    pauseAt = Math.max(bound, used + STEP);
    return used + bytes > bound ? 1 : 0;
  }

  const imports = {
    countMemory(object: WeakKey, bytes: number) {
      used += bytes;
      collected.register(object, bytes);
      return used > pauseAt ? 1 : 0;
    },
    wouldFill: (bytes: number) => (used + bytes > pauseAt ? 1 : 0),
    isMemoryFull: suspending(isFull) as (bytes: number) => number,
  };
  return { imports, pausedMs: () => pausedMs };
}
