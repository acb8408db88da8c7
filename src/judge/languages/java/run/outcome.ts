import type { Outcome } from '#judge/verdict.ts';
import type { JavaFailure, RunOutcome } from '../loader/program.ts';
import { memoryMessage } from '../memory-limit.ts';
import { USER_FILE } from '../messages.ts';

const FRAMES_SHOWN = 8;
const MESSAGE_LIMIT = 2_000;

type Told = Pick<Extract<Outcome, { kind: 'runtime-error' }>, 'kind' | 'message' | 'line'>;
/** What a run came to, without its time and what it printed. */
export type Ending =
  | Told
  | { kind: 'wrong-answer'; message: string }
  | { kind: 'memory-limit'; explanation?: string }
  | { kind: 'output-limit' };

const error = (message: string): Ending => ({ kind: 'runtime-error', message });

/** `Outer$Inner` is shown as `Inner`, a class of a package without it. */
const simpleName = (className: string) => className.replace(/^.*[.$](?=[A-Za-z_])/, '');

/** Class, message and the user's own frames, the innermost last. */
function describe({ className, message, frames }: JavaFailure): Ending {
  const own = frames.filter(({ file, line }) => file === USER_FILE && line > 0);
  const head = `${simpleName(className)}${message === null ? '' : `: ${message}`}`.slice(0, MESSAGE_LIMIT);
  const shown = own
    .slice(0, FRAMES_SHOWN)
    .reverse()
    .map(({ line, method }) => `\n  line ${line}, in ${method}`);
  return { kind: 'runtime-error', message: head + shown.join(''), line: own[0]?.line };
}

/** How a run ended that has no answer. */
export function endingOf({ failure, exited, deadlock }: RunOutcome, memoryLimit: number): Ending {
  if (exited) return error('the program called exit');
  if (deadlock) return error('deadlock: every thread waits for another');
  if (!failure) return error('the program ended without an answer');
  switch (failure.className) {
    case 'java.lang.OutOfMemoryError':
      return { kind: 'memory-limit', explanation: memoryMessage(memoryLimit) };
    case 'dryrun.judge.Refused':
      return { kind: 'wrong-answer', message: failure.message ?? '' };
    case 'dryrun.judge.TooLong':
      return { kind: 'output-limit' };
    default:
      return describe(failure);
  }
}
