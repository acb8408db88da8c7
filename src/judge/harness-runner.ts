import { z } from 'zod/mini';
import { messageOf } from '#base/message-of.ts';
import { OUTPUT_LIMIT_CHARACTERS } from './program-limits.ts';
import type { CompileResult, RunLimits, Runner, Traced } from './runner.ts';
import type { Signature } from './signature.ts';
import { type Timed, TimedOut, within, withinBudget } from './time-limit.ts';
import type { Outcome } from './verdict.ts';

export type HarnessRequest =
  | { op: 'compile'; signature: Signature; source: string }
  /** `trace`: what the language's tracer is asked, in place of the input. `half`: one half of a round trip only. */
  | { op: 'run'; input: string; trace?: string; half?: boolean };

/** One interpreter with a harness in it. Everything that comes out of it is hostile. */
export interface Backend {
  /** The reply, not looked at. Rejects with `BackendDied` when the interpreter is gone, after which nothing else works. */
  request: (request: HarnessRequest) => Promise<unknown>;
  /**
   * Milliseconds of processor its thread has spent since it began. Where that can be told, it is what a test's limit counts: a
   * busy machine then changes no verdict. A browser does not tell; there the clock counts.
   */
  cpuMs?: () => Promise<number>;
  /** Ends it at once, whatever it is doing. Never throws. */
  kill: () => void;
}

/** The program took its interpreter down. `message` is what the host heard last. */
export class BackendDied extends Error {
  override name = 'BackendDied';
}

/** Milliseconds on top of the limit for handing the test in and the answer out. */
const GRACE_MS = 150;
const COMPILE_LIMIT_MS = 10_000;

const compileReply = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({
    ok: z.literal(false),
    diagnostics: z
      .array(z.object({ line: z.optional(z.int()), column: z.optional(z.int()), message: z.string() }))
      .check(z.minLength(1)),
  }),
]);

const common = {
  stdout: z.string(),
  ms: z.number(),
  tainted: z._default(z.boolean(), false),
};
const runReply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), output: z.string(), ...common }),
  z.object({ kind: z.literal('wrong-answer'), message: z.string(), ...common }),
  z.object({ kind: z.literal('runtime-error'), message: z.string(), line: z.optional(z.int()), ...common }),
  z.object({
    kind: z.enum(['time-limit', 'memory-limit', 'output-limit']),
    explanation: z.optional(z.string()),
    ...common,
  }),
]);

const traceReply = z.looseObject({ trace: z.unknown() });

const OUT_OF_MEMORY = /out of memory|memory limit/i;
/** The judge's own replies have a form; whoever runs beside it can have given any other one. */
const MALFORMED = 'the program took over the judge’s reply, and what it said cannot be read';

/** What a death means to the person whose program it was. */
function crashMessage(heard: string, tooDeep: string): string {
  if (/call stack|too much recursion|stack overflow/i.test(heard)) return tooDeep;
  if (/exit/i.test(heard)) return 'the program called exit';
  return 'the program crashed its interpreter';
}

export interface HarnessOptions {
  start: () => Promise<Backend>;
  /** Called once the runner is disposed of, before its backend is killed. */
  end?: () => void;
  /** Milliseconds. */
  compileLimitMs?: number;
  /** What calls nested so deeply that they took the backend down are called in the language. */
  tooDeep?: string;
  /** A backend that shares memory with its programs serves one: a compile begins with a new one, whatever the last says of itself. */
  oneProgram?: boolean;
}

/** Runs programs on backends that `start` makes. One that was killed, died or was tampered with is never used again. */
export class HarnessRunner implements Runner {
  readonly #options: Required<HarnessOptions>;
  #backend: Backend | undefined;
  #starting: Promise<void> | undefined;
  #disposed = false;
  #program: { signature: Signature; source: string } | undefined;
  #usable = false;
  /** Whether the backend has been given a program. */
  #used = false;

  constructor({
    start,
    end = () => {},
    compileLimitMs = COMPILE_LIMIT_MS,
    tooDeep = 'the calls are nested too deeply',
    oneProgram = false,
  }: HarnessOptions) {
    this.#options = { start, end, compileLimitMs, tooDeep, oneProgram };
  }

  /** Starts a backend ahead of time; a start in progress is waited for, also by whoever comes after a stop. Rejects when it cannot start. */
  async warm(signal?: AbortSignal): Promise<void> {
    if (this.#backend) return;
    this.#starting ??= this.#begin();
    await within(this.#starting, START_LIMIT_MS, signal);
  }

  async #begin(): Promise<void> {
    try {
      const backend = await this.#options.start();
      if (this.#disposed) backend.kill();
      else this.#backend = backend;
    } finally {
      this.#starting = undefined;
    }
  }

  async compile(signature: Signature, source: string, signal?: AbortSignal): Promise<CompileResult> {
    this.#program = { signature, source };
    this.#usable = false;
    try {
      return await this.#compile(signal);
    } catch (error) {
      signal?.throwIfAborted();
      return { ok: false, systemError: reasonOf(error) };
    }
  }

  async #compile(signal: AbortSignal | undefined): Promise<CompileResult> {
    if (this.#used && this.#options.oneProgram) this.#kill();
    const usedBefore = this.#backend !== undefined;
    await this.warm(signal);
    try {
      return await this.#compileOnce(signal);
    } catch (error) {
      signal?.throwIfAborted();
      // An earlier program may have spoilt the backend; this one is not blamed for it before it failed on a new one.
      if (usedBefore && !(error instanceof TimedOut)) return this.#compile(signal);
      const message = compileFailure(error, this.#options);
      if (message === undefined) throw error;
      return { ok: false, diagnostics: [{ message }] };
    }
  }

  async #compileOnce(signal: AbortSignal | undefined): Promise<CompileResult> {
    if (!this.#program) throw new Error('nothing was compiled');
    this.#used = true;
    try {
      const request: HarnessRequest = { op: 'compile', ...this.#program };
      const { reply } = await this.#ask(request, this.#options.compileLimitMs, signal);
      const result = compileReply.parse(reply);
      this.#usable = result.ok;
      return result;
    } catch (error) {
      this.#kill();
      throw error;
    }
  }

  async run(input: string, limits: RunLimits): Promise<Outcome> {
    return (await this.#outcome({ op: 'run', input }, limits)).outcome;
  }

  async trace(request: string, limits: RunLimits): Promise<Traced> {
    const { outcome, reply } = await this.#outcome({ op: 'run', input: '', trace: request }, limits);
    return { outcome, trace: traceReply.safeParse(reply).data?.trace };
  }

  /** What a request for a test came to, and the reply as it was where there is one. */
  async #outcome(
    request: HarnessRequest,
    { timeLimitMs, signal }: RunLimits,
  ): Promise<{ outcome: Outcome; reply?: unknown }> {
    const problem = await this.#prepare(signal);
    if (problem) return { outcome: { kind: 'system-error', message: problem, stdout: '', ms: 0 } };
    const start = performance.now();
    const elapsed = () => performance.now() - start;
    try {
      const { reply, spentMs } = await this.#ask(request, timeLimitMs + GRACE_MS, signal);
      const { tainted, ...outcome } = readReply(reply, spentMs);
      if (tainted) this.#kill();
      // The program can say what it likes about its time, but not more than passed out here.
      const ms = outcome.ms < 0 ? spentMs : Math.min(outcome.ms, spentMs);
      if (ms > timeLimitMs) return { outcome: { kind: 'time-limit', stdout: outcome.stdout, ms }, reply };
      return { outcome: { ...outcome, ms }, reply };
    } catch (error) {
      signal?.throwIfAborted();
      const end = { stdout: '', ms: elapsed() };
      if (error instanceof TimedOut) return { outcome: { kind: 'time-limit', ...end, ms: timeLimitMs } };
      if (error instanceof BackendDied) {
        // The engine's own limit, where it lies below the judge's.
        if (OUT_OF_MEMORY.test(error.message)) return { outcome: { kind: 'memory-limit', ...end } };
        const message = crashMessage(error.message, this.#options.tooDeep);
        return { outcome: { kind: 'runtime-error', message, ...end } };
      }
      this.#kill();
      return { outcome: { kind: 'system-error', message: reasonOf(error), ...end } };
    }
  }

  /** After a test that cost the backend: the program again, on a new one. Says what stands in the way, which is not the program. */
  async #prepare(signal: AbortSignal | undefined): Promise<string | undefined> {
    if (this.#usable) return;
    try {
      const compiled = await this.#compile(signal);
      return compiled.ok ? undefined : 'the program did not compile a second time';
    } catch (error) {
      signal?.throwIfAborted();
      return reasonOf(error);
    }
  }

  /** Any way but a reply leaves the backend in an unknown state, so it goes. */
  async #ask(request: HarnessRequest, ms: number, signal: AbortSignal | undefined): Promise<Timed> {
    if (!this.#backend) throw new Error('there is no backend');
    try {
      const { request: ask, cpuMs } = this.#backend;
      return await withinBudget(() => ask(request), cpuMs, ms, signal);
    } catch (error) {
      this.#kill();
      throw error;
    }
  }

  #kill(): void {
    this.#backend?.kill();
    this.#backend = undefined;
    this.#usable = false;
    this.#used = false;
  }

  dispose(): void {
    this.#disposed = true;
    this.#options.end();
    this.#kill();
    this.#program = undefined;
  }
}

const START_LIMIT_MS = 60_000;

/** A reply to a test. Whatever is no reply or too large for one is the program's doing, never ours: it ran where the reply was made. */
function readReply(reply: unknown, spentMs: number): z.infer<typeof runReply> {
  const read = runReply.safeParse(reply);
  const gone = { stdout: '', ms: spentMs, tainted: true };
  if (!read.success) return { kind: 'runtime-error', message: MALFORMED, ...gone };
  const output = read.data.kind === 'answer' ? read.data.output : '';
  if (Math.max(output.length, read.data.stdout.length) > OUTPUT_LIMIT_CHARACTERS) {
    return { kind: 'output-limit', ...gone };
  }
  return read.data;
}

function reasonOf(error: unknown): string {
  if (error instanceof z.core.$ZodError || error instanceof SyntaxError)
    return 'the sandbox sent a malformed answer';
  if (error instanceof TimedOut) return 'the runtime did not start in time';
  return messageOf(error);
}

function compileFailure(
  error: unknown,
  { compileLimitMs, tooDeep }: Required<HarnessOptions>,
): string | undefined {
  if (error instanceof TimedOut) return `compiling took longer than ${compileLimitMs / 1000} s`;
  if (error instanceof BackendDied) return crashMessage(error.message, tooDeep);
}
