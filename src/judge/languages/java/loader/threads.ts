/** JavaScript Promise Integration: a call that may wait for a promise, on a stack of its own. */
interface PromiseIntegration {
  promising<A extends unknown[]>(call: (...given: A) => void): (...given: A) => Promise<void>;
  Suspending: new (call: (...given: number[]) => unknown) => (...given: number[]) => unknown;
}

/** What a program exports for its threads and deep calls. */
export interface ThreadExports {
  start(): void;
  runThread?(index: number): void;
  continueOnStack?(method: number): void;
}

/** A wait of an hour outlasts any run: it is one without an end, so that a deadlock is found where all wait so. */
const NEVER_MS = 3_600_000;
/** Turns that threads may take before timers get theirs. */
const TURNS = 64;

const integration = WebAssembly as unknown as Partial<PromiseIntegration>;
const available = typeof integration.promising === 'function' && typeof integration.Suspending === 'function';

/** An import that may wait; without JavaScript Promise Integration, one that says what is missing. */
export function suspending(call: (...given: number[]) => unknown): (...given: number[]) => unknown {
  if (available) return new (integration as PromiseIntegration).Suspending(call);
  return () => {
    throw new Error(
      'threads and deep recursion need JavaScript Promise Integration, which this browser lacks',
    );
  };
}

const promising = <A extends unknown[]>(call: (...given: A) => void): ((...given: A) => Promise<void>) =>
  available ? (integration as PromiseIntegration).promising(call) : async (...given) => call(...given);

/**
 * Runs a program's threads, one at a time, each on a stack of its own: a thread that waits is a promise that is not yet fulfilled. The
 * same makes recursion deep: where a stack is full, the call goes on on the next.
 */
export function createThreads() {
  const parked = new Map<number, () => void>();
  const permits = new Set<number>();
  let exports: ThreadExports | undefined;
  let alive = 0;
  let daemons = 0;
  let timers = 0;
  let turns = 0;
  let finish: (outcome: 'ended' | 'deadlock') => void = () => undefined;
  let isAnswered = () => false;
  let fail: (error: unknown) => void = () => undefined;
  let pause: Promise<unknown> | undefined;

  /** Threads that may go on wait for the end of a pause that another one makes in the midst of what it does. */
  async function resumed() {
    while (pause) await pause;
  }

  /** An import in which no other thread gets its turn, although the program is paused. */
  const pausing = <Given extends number[]>(call: (...given: Given) => Promise<number>) =>
    suspending((...given) => {
      const made = call(...(given as Given)).finally(() => {
        pause = undefined;
      });
      pause = made;
      return made;
    });

  const check = () => {
    if (alive === daemons || isAnswered()) finish('ended');
    else if (parked.size === alive && timers === 0) finish('deadlock');
  };

  async function wait(thread: number, millis: number): Promise<void> {
    await new Promise<void>((resolve) => {
      if (permits.delete(thread)) {
        resolve();
        return;
      }
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wake = () => {
        if (timer !== undefined) {
          timers--;
          clearTimeout(timer);
        }
        parked.delete(thread);
        resolve();
      };
      parked.set(thread, wake);
      if (millis > 0 && millis < NEVER_MS) {
        timers++;
        timer = setTimeout(wake, millis);
      }
      // Asked once the others have had their turns.
      setTimeout(check, 0);
    });
    if (pause) await resumed();
  }

  async function live(daemon: boolean, body: () => Promise<void>) {
    alive++;
    if (daemon) daemons++;
    try {
      await body();
    } catch (error) {
      fail(error);
    }
    alive--;
    if (daemon) daemons--;
    check();
  }

  return {
    imports: {
      spawn(index: number, daemon: number) {
        void live(daemon === 1, async () => {
          await resumed();
          await promising((exports as Required<ThreadExports>).runThread)(index);
        });
      },
      park: suspending(wait as (...given: number[]) => unknown),
      unpark(thread: number) {
        const wake = parked.get(thread);
        if (wake) wake();
        else permits.add(thread);
      },
      yield: suspending(async () => {
        if (timers > 0 && ++turns % TURNS === 0) await new Promise<void>((resolve) => setTimeout(resolve, 0));
        await resumed();
      }),
      onNewStack: suspending(async (method) => {
        try {
          await promising((exports as Required<ThreadExports>).continueOnStack)(method as number);
          return 1;
        } catch (error) {
          if (error instanceof RangeError) return 0;
          throw error;
        }
      }),
    },
    pausing,
    /** Whether threads are left that have not ended. */
    areAlive: () => alive > 0,
    /** Starts the program and waits until its last thread has ended, or `isDone` once its first one has. */
    run(program: ThreadExports, isDone: () => boolean): Promise<'ended' | 'deadlock'> {
      exports = program;
      return new Promise((resolve, reject) => {
        finish = resolve;
        fail = reject;
        isAnswered = isDone;
        void live(false, promising(program.start));
      });
    },
  };
}
