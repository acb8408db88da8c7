import type { TraceLimits } from '#judge/language.ts';

/** Name under which the compiler knows the user's source. */
export const USER_FILE = 'Solution.java';
/** The judge's class, and the file that holds it. */
export const ENTRY = 'DryrunMain';
export const HARNESS_FILE = `${ENTRY}.java`;

/** Source files by name; answered with `Compiled`. */
export interface CompilerMessage {
  sources: Record<string, string>;
  entry: string;
  /** Node types, as signatures name them, whose helpers the program needs. */
  nodes: string[];
  /** Whether the program is to tell its steps, for a dry run. */
  traced?: boolean;
}

/** A program and where its lines are, or what is wrong with it. */
export type Compiled = { program: Uint8Array<ArrayBuffer>; lines: string } | { diagnostics: Problem[] };

/** An error of the compiler's, `code` its name for it. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  code: string;
  message: string;
}

export interface LoadedProgram {
  module: Uint8Array<ArrayBuffer>;
  lines: string;
  /** Bytes that it may have in use. */
  memoryLimit: number;
  /** Whether what the first run returns is given to a second one, which shares nothing with it. */
  roundTrip: boolean;
}

/** A program that tells its steps; the one that is loaded stays. Answered with the outcome and the trace. */
export interface TraceMessage {
  trace: LoadedProgram;
  input: string;
  limits: TraceLimits;
}

/** `load` is answered with nothing, `run` with the outcome. */
export type ProgramMessage = { load: LoadedProgram } | { run: string } | TraceMessage;
