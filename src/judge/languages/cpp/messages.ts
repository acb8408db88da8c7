/** The whole text of a program; answered with `Compiled`. */
export interface CompilerMessage {
  text: string;
}

/** `load` is answered with a list of what the program misses, `run` with the outcome. */
export type ProgramMessage = { load: Uint8Array } | { run: string };
