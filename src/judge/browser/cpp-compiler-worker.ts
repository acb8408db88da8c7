/** The script of the sandbox's worker that compiles C++, bundled by `scripts/build-runtimes.ts`. User code never runs in it. */
import { compileProgram } from '#judge/cpp/compile.ts';
import { openToolchain } from '#judge/cpp/parts.ts';
import type { CompilerMessage } from '#judge/cpp/worker-link.ts';
import type { CppWorkerParts } from './protocol.ts';
import { serveLink } from './serve-link.ts';

serveLink<CppWorkerParts, CompilerMessage>(({ module: llvm, usr, judge, header, object }) => {
  const bytes = (buffer: ArrayBuffer) => new Uint8Array(buffer);
  const toolchain = openToolchain({
    llvm,
    usr: bytes(usr),
    judge: bytes(judge),
    header: bytes(header),
    object: bytes(object),
  });
  return ({ text }) => compileProgram(toolchain, text);
});
