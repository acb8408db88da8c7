import { messageOf } from '#base/message-of.ts';
import type { HarnessRunner } from '#judge/harness-runner.ts';
import type { Runner } from '#judge/runner.ts';
import { within } from '#judge/time-limit.ts';
import type { Outcome } from '#judge/verdict.ts';

/** The part of a language's runtime that comes after its start. */
export interface LaterPart {
  /** Whether a program has asked for it since this was last asked. */
  wasAskedFor: () => boolean;
  /** Resolves once backends that are started from now on have it. Rejects with a message to show. */
  arrive: () => Promise<void>;
}

/** A slow connection takes its time, and a person can stop waiting at any time. */
const ARRIVAL_LIMIT_MS = 120_000;

/**
 * A runner whose programs may ask for what has not been downloaded yet: what they made of its absence is forgotten, and they begin anew once it
 * has come. No limit of a program's counts the wait.
 */
export function completedLater(runner: HarnessRunner, later: LaterPart): Runner {
  /** Waits for it; what a test comes to if it does not come. */
  async function absence(signal: AbortSignal | undefined): Promise<Outcome | undefined> {
    try {
      await within(later.arrive(), ARRIVAL_LIMIT_MS, signal);
    } catch (error) {
      signal?.throwIfAborted();
      return { kind: 'system-error', message: messageOf(error), stdout: '', ms: 0 };
    }
  }
  return {
    warm: (signal) => runner.warm(signal),
    // A program is only read then: it asks for something when it runs.
    compile: (signature, source, signal) => runner.compile(signature, source, signal),
    run: async (input, limits) => {
      const outcome = await runner.run(input, limits);
      if (!later.wasAskedFor()) return outcome;
      return (await absence(limits.signal)) ?? runner.run(input, limits);
    },
    trace: async (request, limits) => {
      const traced = await runner.trace(request, limits);
      if (!later.wasAskedFor()) return traced;
      const outcome = await absence(limits.signal);
      return outcome ? { outcome } : runner.trace(request, limits);
    },
    dispose: () => runner.dispose(),
  };
}
