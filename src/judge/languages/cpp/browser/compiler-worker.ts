/** The script of the sandbox's worker that compiles C++, bundled by `scripts/build-runtimes.ts`. User code never runs in it. */
import { servePort } from '#judge/browser/serve-port.ts';
import { compileProgram } from '../clang/compile.ts';
import { openToolchain } from '../clang/parts.ts';
import type { CompilerMessage } from '../messages.ts';

/** `usr.pack`, `judge.pack`, `judge.pch` and `judge.o` beside the compiler. */
interface CppWorkerParts {
  module: WebAssembly.Module;
  usr: ArrayBuffer;
  judge: ArrayBuffer;
  header: ArrayBuffer;
  object: ArrayBuffer;
}

servePort<CppWorkerParts, CompilerMessage>(({ module: llvm, usr, judge, header, object }) => {
  const bytes = (buffer: ArrayBuffer) => new Uint8Array(buffer);
  const toolchain = openToolchain({
    llvm,
    usr: bytes(usr),
    judge: bytes(judge),
    header: bytes(header),
    object: bytes(object),
  });
  return { answer: ({ text }) => compileProgram(toolchain, text) };
});
