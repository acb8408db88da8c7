import type { HarnessRequest } from '#judge/harness-runner.ts';

/** What the page hands to a new worker, in this order: its port, then the runtime's parts. */
export interface WorkerParts {
  module: WebAssembly.Module;
  /** `python_stdlib.zip` */
  stdlib: ArrayBuffer;
  /** `pyodide-lock.json` */
  lock: string;
  harness: Record<string, string>;
  /** Of an earlier start with the same parts. */
  snapshot?: Uint8Array<ArrayBuffer>;
}

/** The same for the worker that compiles C++; `usr.pack`, `judge.pack`, `judge.pch` and `judge.o` beside the compiler. */
export interface CppWorkerParts {
  module: WebAssembly.Module;
  usr: ArrayBuffer;
  judge: ArrayBuffer;
  header: ArrayBuffer;
  object: ArrayBuffer;
}

/** `wasm` is compiled once and becomes the parts' `module`. */
export interface InstallRequest {
  kind: 'install';
  script: string;
  wasm?: ArrayBuffer;
  parts: object;
}

/** Page → frame. The frame keeps `install`'s parts and the `snapshot` and gives them to every worker it makes. */
export type FrameRequest =
  | InstallRequest
  /** Workers made from now on start from it; without one, from nothing. */
  | { kind: 'snapshot'; snapshot?: Uint8Array<ArrayBuffer> }
  | { kind: 'spawn'; id: number }
  | { kind: 'kill'; id: number };

/** Page → worker, over the worker's own port; each is answered once. */
export interface WorkerRequest {
  /** Unguessable: an answer without it was not given by the worker's own code. */
  ticket: string;
  request: HarnessRequest;
}
