import { z } from 'zod/mini';
import { type Backend, BackendDied } from '#judge/harness-runner.ts';
import type { Signature } from '#judge/signature.ts';
import type { WorkerLink } from '#judge/worker-link.ts';
import type { CppCompiler } from './compiler.ts';
import { cppDiagnostics } from './diagnostics.ts';
import type { ProgramMessage } from './messages.ts';
import { cppProgram } from './program.ts';
import { wideLongs } from './wide-longs.ts';

const missingSchema = z.array(z.string());

/** A compiler and a worker for the program: what `HarnessRunner` runs C++ on. Nothing of a test reaches the next. */
export function createCppBackend(compiler: CppCompiler, program: WorkerLink<ProgramMessage>): Backend {
  let alive = true;

  async function compile(signature: Signature, source: string): Promise<object> {
    const compiled = await compiler.compile({ text: cppProgram(signature, wideLongs(source)) });
    if (!alive) throw new BackendDied('killed');
    if ('messages' in compiled) return { ok: false, diagnostics: cppDiagnostics(compiled.messages) };
    const missing = missingSchema.parse(await program.ask({ load: compiled.program }));
    if (missing.length === 0) return { ok: true };
    const message = `the program asks for what is not available here: ${missing.slice(0, 5).join(', ')}`;
    return { ok: false, diagnostics: [{ message }] };
  }

  return {
    request: (request) =>
      request.op === 'compile'
        ? compile(request.signature, request.source)
        : program.ask({ run: request.input }),
    cpuMs: program.cpuMs && (async () => ((await program.cpuMs?.()) ?? 0) + (await compiler.cpuMs())),
    kill: () => {
      alive = false;
      compiler.interrupt();
      program.kill();
    },
  };
}
