import type { TraceLimits } from '#judge/language.ts';
import { type Recording, TraceRecorder } from '../loader/trace.ts';

/** Numbers of calls and objects that one run may use up. */
const NUMBERS_OF_A_RUN = 100_000_000;

/** The traces of a test's runs, of which a round trip has two, as one. */
export class Recordings {
  readonly #limits: TraceLimits;
  readonly #runs: TraceRecorder[] = [];

  constructor(limits: TraceLimits, roundTrip: boolean) {
    const { steps, bytes } = limits;
    this.#limits = roundTrip ? { ...limits, steps: steps / 2, bytes: bytes / 2 } : limits;
  }

  /** For the next run. */
  recorder(): TraceRecorder {
    const recorder = new TraceRecorder({
      ...this.#limits,
      firstNumber: this.#runs.length * NUMBERS_OF_A_RUN,
    });
    this.#runs.push(recorder);
    return recorder;
  }

  /** The whole trace, as src/trace has it before it is checked. */
  trace(): object {
    const recorded = this.#runs.flatMap((recorder): Recording[] => {
      const finished = recorder.finish();
      return finished ? [finished] : [];
    });
    return {
      version: 1,
      branches: recorded[0]?.branches ?? [],
      operations: recorded.flatMap(({ operations }) => operations),
      stopped: recorded.some(({ stopped }) => stopped),
      skipped: recorded.reduce((sum, { skipped }) => sum + skipped, 0),
    };
  }
}
