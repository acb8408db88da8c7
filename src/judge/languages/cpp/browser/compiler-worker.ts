/** The script of the sandbox's worker that compiles C++, bundled by `scripts/build-runtimes.ts`. User code never runs in it. */

import type { CppWorkerParts } from '#judge/browser/protocol.ts';
import { serveLink } from '#judge/browser/serve-link.ts';
import { compileProgram } from '../clang/compile.ts';
import { openToolchain } from '../clang/parts.ts';
import type { CompilerMessage } from '../worker-link.ts';

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
