import { type Backend, BackendDied } from '#judge/harness-runner.ts';
import type { TraceLimits } from '#judge/language.ts';
import type { Signature } from '#judge/signature.ts';
import type { WorkerLink } from '#judge/worker-link.ts';
import type { JavaCompiler } from './compiler.ts';
import { javaDiagnostics, packageLine } from './diagnostics.ts';
import { compilerFailure, memoryLimit } from './memory-limit.ts';
import type { Compiled, CompilerMessage, Problem, ProgramMessage } from './messages.ts';
import { javaProgram } from './program/program.ts';

/** Characters of source that are compiled at all. */
const LONGEST_SOURCE = 500_000;
const TOO_LONG = { message: `the program is longer than ${LONGEST_SOURCE} characters` };

/** What engines say when a stack is full. */
const OUT_OF_STACK = /call stack|too much recursion/i;
const OUT_OF_STACK_PROBLEM: Problem = {
  file: '',
  line: 0,
  column: 0,
  code: 'stack',
  message:
    'the compiler ran out of stack: an expression is nested too deeply, or a method or the class is too long. Split it up',
};

/** A compiler and a worker for the program: what `HarnessRunner` runs Java on. Nothing of a test reaches the next. */
export function createJavaBackend(compiler: JavaCompiler, program: WorkerLink<ProgramMessage>): Backend {
  let alive = true;
  let last: { signature: Signature; source: string } | undefined;

  /** A compiler that fails is replaced once: what an earlier program left in it may be the reason. */
  async function compiled(message: CompilerMessage): Promise<Compiled> {
    try {
      return await compiler.compile(message);
    } catch (error) {
      if (!alive || !(error instanceof BackendDied)) throw error;
      compiler.restart();
    }
    try {
      return await compiler.compile(message);
    } catch (error) {
      if (!alive || !(error instanceof BackendDied)) throw error;
      compiler.restart();
      if (!OUT_OF_STACK.test(error.message)) throw new Error(compilerFailure(error.message));
      return { diagnostics: [OUT_OF_STACK_PROBLEM] };
    }
  }

  /** Compiles the program once more, so that it tells its steps. `request`: see trace/request.ts. */
  async function trace(request: string): Promise<unknown> {
    if (!last) throw new Error('nothing was compiled');
    const { message } = javaProgram(last.signature, last.source);
    const result = await compiled({ ...message, traced: true });
    if (!alive) throw new BackendDied('killed');
    if ('diagnostics' in result) {
      const message = result.diagnostics[0]?.message ?? 'the program did not compile a second time';
      return { kind: 'runtime-error', message, stdout: '', ms: 0 };
    }
    const roundTrip = last.signature.kind === 'round-trip';
    return program.ask({
      trace: { module: result.program, lines: result.lines, memoryLimit: memoryLimit(), roundTrip },
      ...(JSON.parse(request) as { input: string; limits: TraceLimits }),
    });
  }

  async function compile(signature: Signature, source: string): Promise<object> {
    const refused = source.length > LONGEST_SOURCE ? TOO_LONG : packageLine(source);
    if (refused) return { ok: false, diagnostics: [refused] };
    const { message, needs } = javaProgram(signature, source);
    const result = await compiled(message);
    if (!alive) throw new BackendDied('killed');
    if ('diagnostics' in result) {
      return { ok: false, diagnostics: javaDiagnostics(result.diagnostics, needs) };
    }
    last = { signature, source };
    const roundTrip = signature.kind === 'round-trip';
    await program.ask({
      load: { module: result.program, lines: result.lines, memoryLimit: memoryLimit(), roundTrip },
    });
    return { ok: true };
  }

  return {
    request: (request) => {
      if (request.op === 'compile') return compile(request.signature, request.source);
      return request.trace === undefined ? program.ask({ run: request.input }) : trace(request.trace);
    },
    cpuMs: program.cpuMs && (async () => ((await program.cpuMs?.()) ?? 0) + (await compiler.cpuMs())),
    kill: () => {
      alive = false;
      compiler.interrupt();
      program.kill();
    },
  };
}
