import { missingImports, runTest } from './wasm-run.ts';
import type { ProgramMessage } from './worker-link.ts';

/** Answers the messages of a worker that holds one program. Throws when the program is no module. */
export function createProgramHost(): (message: ProgramMessage) => string[] | string {
  let program: WebAssembly.Module | undefined;
  return (message) => {
    if ('load' in message) {
      program = new WebAssembly.Module(message.load as Uint8Array<ArrayBuffer>);
      return missingImports(program);
    }
    if (!program) throw new Error('there is no program');
    return JSON.stringify(runTest(program, message.run));
  };
}
