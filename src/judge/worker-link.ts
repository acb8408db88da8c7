/** A worker, in the page or in Node, that answers one message at a time. */
export interface WorkerLink<Message = unknown> {
  /** Rejects with `BackendDied` when the worker is gone, or when answering took it down. */
  ask: (message: Message) => Promise<unknown>;
  /** Ends it at once, whatever it is doing. */
  kill: () => void;
  /** Milliseconds of processor it has spent, where that can be told. */
  cpuMs?: () => Promise<number>;
}

/** What a worker serves once it has started. */
export interface Served<Message> {
  /** What it throws, or rejects with, is told as the death of the worker. */
  answer: (message: Message) => unknown;
  /** Memory that later workers can start from, if it makes any. */
  snapshot?: Uint8Array<ArrayBuffer>;
}
