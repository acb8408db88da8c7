import { MEMORY_LIMIT_BYTES } from '#judge/program-limits.ts';
import { failureTexts, type JavaFrame, lineTable } from './line-table.ts';
import { memoryImports } from './memory.ts';
import { numberImports } from './number-imports.ts';
import { teavmImports } from './teavm-imports.ts';
import { createThreads, type ThreadExports } from './threads.ts';
import { type TraceRecorder, TraceStopped } from './trace.ts';

export interface RunOptions {
  /** Given to `run(String)`. */
  argument?: string;
  /** What System.in reads. */
  stdin?: string;
  /** Bytes that it may have in use. */
  memoryLimit?: number;
  /** Called with pieces of what the program prints, as it prints them. */
  onOutput?: (text: string, stream: 'stdout' | 'stderr') => void;
  /** Is told at the end how many milliseconds the program was held up to see what memory it still uses. */
  onPaused?: (ms: number) => void;
  /** Takes the trace of a program that was compiled for a dry run. */
  recorder?: TraceRecorder;
}

/** A throwable that nothing caught. */
export interface JavaFailure {
  className: string;
  message: string | null;
  /** The program's own frames, innermost first. */
  frames: JavaFrame[];
}

export interface RunOutcome {
  /** What `run(String)` returned; undefined for null, for a main method, or where it failed. */
  result?: string;
  failure?: JavaFailure;
  /** Every thread waits for another: the program would never end. */
  deadlock?: true;
  /** The program called `System.exit`. */
  exited?: true;
  /** Threads of its own are still at work, or wait. */
  unfinished?: true;
}

class ProgramExit extends Error {}

const STDOUT = 1;
const STDERR = 2;
const RESULT = 3;
const FAILURE = 4;
/** Traces kept, newest first: an older throwable tells no lines. */
const TRACES = 512;
const PIECE = 8192;

/** Collects UTF-16 units. */
class Text {
  #units = new Uint16Array(256);
  length = 0;

  add(unit: number) {
    if (this.length === this.#units.length) {
      const larger = new Uint16Array(this.length * 2);
      larger.set(this.#units);
      this.#units = larger;
    }
    this.#units[this.length++] = unit;
  }

  take(): string {
    let text = '';
    for (let at = 0; at < this.length; at += PIECE) {
      text += String.fromCharCode(...this.#units.subarray(at, Math.min(this.length, at + PIECE)));
    }
    this.length = 0;
    return text;
  }
}

function readFailure(text: string): JavaFailure {
  const [className = '', message = '', ...frames] = text.split('\n');
  return {
    className,
    message:
      message === ''
        ? null
        : message.slice(1).replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter)),
    frames: frames.map((frame) => {
      const [owner = '', method = '', file = '', line = '0'] = frame.split('\t');
      return { className: owner, method, file, line: Number(line) };
    }),
  };
}

/**
 * Starts a program and waits for its end. A module is instantiated anew for each run: nothing is left of the one before. What Java
 * cannot catch is thrown: a trap of the engine, or its own stack overflow.
 */
export async function runProgram(
  module: WebAssembly.Module,
  lines: string,
  {
    argument = '',
    stdin = '',
    memoryLimit = MEMORY_LIMIT_BYTES,
    onOutput = () => undefined,
    onPaused = () => undefined,
    recorder,
  }: RunOptions = {},
): Promise<RunOutcome> {
  const inputs = [argument, stdin, ''];
  const texts = [new Text(), new Text(), new Text(), new Text(), new Text()];
  const framesOf = lineTable(lines);
  const traces: Error[] = [];
  let traceCount = 0;
  let words: string[] | undefined;
  const flush = (channel: number) => {
    const text = texts[channel] as Text;
    if (text.length > 0) onOutput(text.take(), channel === STDERR ? 'stderr' : 'stdout');
  };
  const flushAll = () => {
    flush(STDOUT);
    flush(STDERR);
  };
  const threads = createThreads();
  const memory = memoryImports(memoryLimit, threads.pausing);
  const instance = await WebAssembly.instantiate(module, {
    ...teavmImports(module),
    dryrun: {
      inputLength: (channel: number) => (inputs[channel] as string).length,
      inputUnit: (channel: number, index: number) => (inputs[channel] as string).charCodeAt(index),
      write(channel: number, unit: number) {
        const text = texts[channel] as Text;
        text.add(unit);
        if (channel <= STDERR && text.length >= PIECE) flush(channel);
      },
      takeTrace() {
        traceCount++;
        traces[traceCount % TRACES] = new Error();
        return traceCount;
      },
      openTrace(trace: number) {
        const error = trace > traceCount - TRACES ? traces[trace % TRACES] : undefined;
        const frames = error ? framesOf(error.stack ?? '') : [];
        inputs[2] = frames
          .map(({ className, method, file, line }) => `${className}\t${method}\t${file}\t${line}\n`)
          .join('');
        return frames.length;
      },
      openText(number: number) {
        words ??= failureTexts(lines);
        inputs[2] = words[number] ?? '';
      },
      // The program's own clock stands still in the pauses that it didn't ask for.
      time: () => performance.now() - memory.pausedMs(),
      exit() {
        throw new ProgramExit();
      },
      ...numberImports(),
      ...memory.imports,
      ...threads.imports,
      ...recorder?.imports(flushAll),
    },
  });
  let deadlock = false;
  try {
    // A program that has answered has ended, whatever its other threads still wait for.
    const answered = () => (texts[RESULT] as Text).length > 0 || (texts[FAILURE] as Text).length > 0;
    const program = instance.exports as unknown as ThreadExports;
    deadlock = (await threads.run(program, answered)) === 'deadlock';
  } catch (error) {
    if (error instanceof ProgramExit || error instanceof TraceStopped)
      return { exited: true, unfinished: true };
    if (!(error instanceof RangeError)) throw error;
    // The engine's own stack is full: recursion that no guard counts, within the library.
    return {
      failure: {
        className: 'java.lang.StackOverflowError',
        message: null,
        frames: framesOf(error.stack ?? ''),
      },
    };
  } finally {
    flushAll();
    onPaused(memory.pausedMs());
  }
  if (deadlock) return { deadlock, unfinished: true };
  const rest = threads.areAlive() ? { unfinished: true as const } : {};
  const failure = (texts[FAILURE] as Text).take();
  if (failure !== '') return { failure: readFailure(failure), ...rest };
  const result = texts[RESULT] as Text;
  return result.length > 0 ? { result: result.take(), ...rest } : rest;
}
