import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, HarnessRunner } from '#judge/harness-runner.ts';
import { processCpuMs } from '#judge/node/process-time.ts';
import { runProcess } from '#judge/node/run-process.ts';
import type { Signature } from '#judge/signature.ts';
import { crashOutcome } from '../crash.ts';
import { cppDiagnostics } from '../diagnostics.ts';
import { encodeTest, type Frame, parseFrame } from '../frame.ts';
import { cppProgram } from '../program.ts';
import { compileCpp, cppHeaders } from './native-compiler.ts';

const COMPILE_LIMIT_MS = 60_000;
const MEMORY_LIMIT_KB = 1 << 20;
const STACK_KB = 256 << 10;
/** Seconds of processor: an endless program whose checker was ended must not go on forever. */
const CPU_LIMIT_S = 120;
/** As in the Python harness's `limits.py`. */
const STDOUT_KEPT = 64 * 1024;
const STDOUT_LIMIT = 8 * 1024 * 1024;
const ANSWER_LIMIT = 2 * STDOUT_LIMIT;

/** The limits are the process's own, so a shell sets them and gives way to the program. */
const LIMITED = `ulimit -s ${STACK_KB} 2>/dev/null; ulimit -v ${MEMORY_LIMIT_KB + STACK_KB}; ulimit -t ${CPU_LIMIT_S}; exec "$0"`;

/** One program at a time, in a process for each test; nothing of a test can reach the next. */
function createBackend(folder: string): Backend {
  const program = join(folder, 'program');
  let kill = () => {};
  let pid: number | undefined;
  /** Of the tests that have ended. */
  let spentMs = 0;

  async function compile(signature: Signature, source: string): Promise<object> {
    const messages = await compileCpp(cppProgram(signature, source), program, (end) => {
      kill = end;
    });
    return messages ? { ok: false, diagnostics: cppDiagnostics(messages) } : { ok: true };
  }

  async function runPhase(phase: 'answer' | 'decode', input: string) {
    const secret = randomBytes(16).toString('hex');
    const { child, ended } = runProcess('sh', ['-c', LIMITED, program], encodeTest(secret, phase, input), {
      1: STDOUT_LIMIT,
      2: STDOUT_LIMIT,
      3: ANSWER_LIMIT,
    });
    pid = child.pid;
    kill = () => void child.kill('SIGKILL');
    const { outputs, exceeded, ...end } = await ended;
    const [, stdout = '', stderr = '', answer = ''] = [undefined, outputs[1], outputs[2], outputs[3]];
    const frame: Frame | undefined = exceeded
      ? { kind: 'output-limit', ms: 0, payload: '' }
      : parseFrame(secret, answer);
    spentMs += frame?.ms ?? 0;
    pid = undefined;
    return { frame, stdout, stderr, end };
  }

  async function run(input: string): Promise<object> {
    const first = await runPhase('answer', input);
    const last = first.frame?.kind === 'encoded' ? await runPhase('decode', first.frame.payload) : first;
    const { frame, stderr, end } = last;
    const printed =
      last === first ? first.stdout + stderr : first.stdout + first.stderr + last.stdout + stderr;
    const common = {
      stdout: printed.slice(0, STDOUT_KEPT),
      ms: (frame?.ms ?? 0) + (last === first ? 0 : (first.frame?.ms ?? 0)),
    };
    if (!frame) return { ...crashOutcome({ ...end, stderr }), ...common };
    return frame.kind === 'answer'
      ? { kind: 'answer', output: frame.payload, ...common }
      : { kind: frame.kind, message: frame.payload, ...common };
  }

  return {
    request: (request) =>
      request.op === 'compile' ? compile(request.signature, request.source) : run(request.input),
    cpuMs: async () => spentMs + (pid === undefined ? 0 : await processCpuMs(pid)),
    kill: () => kill(),
  };
}

/** The system's own `g++` with the page's C++ harness: fast, for checking content. Not a security boundary. */
export function createNativeCppRunner(): HarnessRunner {
  const folder = mkdtempSync(join(tmpdir(), 'dryrun-cpp-'));
  return new HarnessRunner({
    start: async () => {
      await cppHeaders();
      return createBackend(folder);
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
    compileLimitMs: COMPILE_LIMIT_MS,
  });
}
