import { OUTPUT_LIMIT_CHARACTERS } from '#judge/program-limits.ts';
import { type RunOutcome, runProgram } from '../loader/program.ts';
import type { LoadedProgram, ProgramMessage, TraceMessage } from '../messages.ts';
import { endingOf } from './outcome.ts';
import { Recordings } from './recordings.ts';

/** Characters kept of what a test prints. */
const STDOUT_KEPT = 64 * 1024;

class OutputLimit extends Error {}

interface Loaded extends Omit<LoadedProgram, 'module'> {
  module: WebAssembly.Module;
}

async function runTest(
  { module, lines, memoryLimit, roundTrip }: Loaded,
  input: string,
  recordings?: Recordings,
): Promise<object> {
  const start = performance.now();
  let stdout = '';
  let printed = 0;
  let recorder = recordings?.recorder();
  const onOutput = (text: string) => {
    const kept = text.slice(0, STDOUT_KEPT - stdout.length);
    stdout += kept;
    recorder?.print(kept);
    printed += text.length;
    if (printed > OUTPUT_LIMIT_CHARACTERS) throw new OutputLimit();
  };
  let tainted = false;
  let pausedMs = 0;
  const onPaused = (ms: number) => {
    pausedMs += ms;
  };
  const run = async (argument: string): Promise<RunOutcome> => {
    const outcome = await runProgram(module, lines, {
      argument,
      onOutput,
      onPaused,
      memoryLimit,
      recorder,
    });
    tainted ||= outcome.unfinished === true;
    return outcome;
  };
  let ms = 0;
  /** The answer's JSON text; counts the time that the program tells. */
  const answerOf = ({ result = '' }: RunOutcome) => {
    const end = result.indexOf('\n');
    ms += Math.max(0, Number(result.slice(0, end))) / 1e6;
    return result.slice(end + 1);
  };
  const ended = (kind: object) => ({ ...kind, stdout, ms: performance.now() - start - pausedMs, tainted });
  try {
    let outcome = await run(input);
    if (outcome.result === undefined) return ended(endingOf(outcome, memoryLimit));
    let output = answerOf(outcome);
    if (roundTrip) {
      if (output === 'null') return ended({ kind: 'runtime-error', message: 'the text must not be null' });
      recorder = recordings?.recorder();
      outcome = await run(output);
      if (outcome.result === undefined) return ended(endingOf(outcome, memoryLimit));
      output = answerOf(outcome);
    }
    return { kind: 'answer', output, stdout, ms, tainted };
  } catch (error) {
    tainted = true;
    if (error instanceof OutputLimit) return ended({ kind: 'output-limit' });
    throw error;
  }
}

/** One test, and every step of it. */
async function traceTest({ trace, input, limits }: TraceMessage): Promise<object> {
  const recordings = new Recordings(limits, trace.roundTrip);
  const module = await WebAssembly.compile(trace.module);
  const outcome = await runTest({ ...trace, module }, input, recordings);
  return { ...outcome, trace: recordings.trace() };
}

/** Answers the messages of a worker that holds one program. */
export function createProgramHost(): (message: ProgramMessage) => Promise<object> {
  let program: Loaded | undefined;
  return async (message) => {
    if ('load' in message) {
      program = { ...message.load, module: await WebAssembly.compile(message.load.module) };
      return {};
    }
    if ('trace' in message) return traceTest(message);
    if (!program) throw new Error('there is no program');
    return runTest(program, message.run);
  };
}
