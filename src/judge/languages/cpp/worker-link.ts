/** A worker, here or in Node, that answers one message at a time. */
export interface WorkerLink {
  /** Rejects with `BackendDied` when the worker is gone. */
  ask: (message: CompilerMessage | ProgramMessage) => Promise<unknown>;
  kill: () => void;
  /** Milliseconds of processor it has spent, where that can be told. */
  cpuMs?: () => Promise<number>;
}

/** The whole text of a program; answered with `Compiled`. */
export interface CompilerMessage {
  text: string;
}

/** `load` is answered with a list of what the program misses, `run` with the outcome's JSON. */
export type ProgramMessage = { load: Uint8Array } | { run: string };
