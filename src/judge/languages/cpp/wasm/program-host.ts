import type { ProgramMessage } from '../messages.ts';
import { WasmProgram } from './wasm-program.ts';
import { runTest } from './wasm-run.ts';

/** Answers the messages of a worker that holds one program. Rejects when the program is no module. */
export function createProgramHost(): (message: ProgramMessage) => Promise<object> {
  let program: WasmProgram | undefined;
  return async (message) => {
    if ('load' in message) {
      program = new WasmProgram(message.load as Uint8Array<ArrayBuffer>);
      return program.missingImports();
    }
    if (!program) throw new Error('there is no program');
    return runTest(program, message.run);
  };
}
