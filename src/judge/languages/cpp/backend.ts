import { z } from 'zod/mini';
import { type Backend, BackendDied } from '#judge/harness-runner.ts';
import type { Signature } from '#judge/signature.ts';
import type { Compiler } from './compiler.ts';
import { cppDiagnostics } from './diagnostics.ts';
import { cppProgram } from './program.ts';
import type { WorkerLink } from './worker-link.ts';

const missingSchema = z.array(z.string());

/** A compiler and a worker for the program: what `HarnessRunner` runs C++ on. Nothing of a test reaches the next. */
export function createCppBackend(compiler: Compiler, program: WorkerLink): Backend {
  let alive = true;

  async function compile(signature: string, source: string): Promise<object> {
    const compiled = await compiler.compile(cppProgram(JSON.parse(signature) as Signature, source));
    if (!alive) throw new BackendDied('killed');
    if ('messages' in compiled) return { ok: false, diagnostics: cppDiagnostics(compiled.messages) };
    const missing = missingSchema.parse(await program.ask({ load: compiled.program }));
    if (missing.length === 0) return { ok: true };
    const message = `the program asks for what is not available here: ${missing.slice(0, 5).join(', ')}`;
    return { ok: false, diagnostics: [{ message }] };
  }

  return {
    request: async (request) =>
      request.op === 'compile'
        ? JSON.stringify(await compile(request.signature, request.source))
        : z.string().parse(await program.ask({ run: request.input })),
    cpuMs: program.cpuMs && (async () => ((await program.cpuMs?.()) ?? 0) + (await compiler.cpuMs())),
    kill: () => {
      alive = false;
      compiler.interrupt();
      program.kill();
    },
  };
}
