import type { Signature } from './signature.ts';
import type { Diagnostic, Outcome } from './verdict.ts';

export type CompileResult =
  | { ok: true }
  | { ok: false; diagnostics: Diagnostic[] }
  /** The runtime itself failed: a System Error, never the user's fault. */
  | { ok: false; systemError: string };

export interface RunLimits {
  /** Wall-clock milliseconds one test may take; enforced outside whatever runs the user's code. */
  timeLimitMs: number;
  signal?: AbortSignal;
}

/** A test that was run step by step. */
export interface Traced {
  outcome: Outcome;
  /** As the program's interpreter gave it: hostile until it is checked. Undefined where the program took it down. */
  trace?: unknown;
}

/**
 * One language's runtime. `compile` comes first; `run` may then be called any number of times, one after the other, and
 * keeps nothing of the user's state between tests. Neither rejects for anything the user's program does; both reject with
 * the signal's reason as soon as the signal aborts.
 */
export interface Runner {
  /** Starts the runtime ahead of the first program. Rejects when it cannot start. */
  warm(signal?: AbortSignal): Promise<void>;
  compile(signature: Signature, source: string, signal?: AbortSignal): Promise<CompileResult>;
  /**
   * `input`: JSON text of the object of named values that `inputParams` describes. Of several lines the last is judged, after the same
   * classes have been used for those before.
   */
  run(input: string, limits: RunLimits): Promise<Outcome>;
  /** Runs one test with its steps; `request` is the language's own (see `Language.tracer`). */
  trace?(request: string, limits: RunLimits): Promise<Traced>;
  dispose(): void;
}
