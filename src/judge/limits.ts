import type { Language } from './language.ts';
import type { JudgeTask } from './task.ts';

/** All tests together may take as long as this many tests that use up their own limit. */
const WHOLE_RUN_TESTS = 20;

/**
 * Milliseconds that a test gets at the least, whatever its question and language, on the machine that limits are set on. What takes less
 * is told from what is too slow by the size of the tests: a tighter clock would tell more of the machine's mood.
 */
export const LEAST_LIMIT_MS = 1000;

export interface TimeLimits {
  /** Milliseconds one test may take. */
  timeLimitMs: number;
  /** Milliseconds all tests of a Run or Submit may take together. */
  wholeLimitMs: number;
}

/**
 * What Run, Submit, the command line and the content checks allow. `machineFactor`: how many times slower the visitor's machine is
 * than the one that limits are set on (see `calibration.ts`).
 */
export function timeLimits(
  { timeLimitMs }: Pick<JudgeTask, 'timeLimitMs'>,
  { timeFactor }: Pick<Language, 'timeFactor'>,
  machineFactor = 1,
): TimeLimits {
  const ms = Math.round(Math.max(LEAST_LIMIT_MS, timeLimitMs * timeFactor) * machineFactor);
  return { timeLimitMs: ms, wholeLimitMs: ms * WHOLE_RUN_TESTS };
}
