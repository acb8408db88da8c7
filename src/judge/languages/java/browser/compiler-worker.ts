/** The script of the sandbox's worker that compiles Java, bundled by `scripts/build-runtimes.ts`. User code never runs in it. */
import { servePort } from '#judge/browser/serve-port.ts';
import type { CompilerMessage } from '../messages.ts';
import { createCompilerHost, type HarnessSources } from '../run/compiler-host.ts';

/** `signatures.bin`, `library.bin` and `harness.json` beside the compiler. */
interface JavaWorkerParts {
  module: WebAssembly.Module;
  signatures: ArrayBuffer;
  library: ArrayBuffer;
  harness: ArrayBuffer;
}

servePort<JavaWorkerParts, CompilerMessage>(async ({ module: compiler, signatures, library, harness }) => {
  const parts = { compiler, signatures: new Uint8Array(signatures), library: new Uint8Array(library) };
  const sources: HarnessSources = JSON.parse(new TextDecoder().decode(harness));
  return { answer: await createCompilerHost(parts, sources) };
});
