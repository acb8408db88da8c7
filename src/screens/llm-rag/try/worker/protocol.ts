import type { Added } from '#retrieval/corpus.ts';
import type { Retrieval } from '#retrieval/retrieve.ts';

/** What the page asks of the worker. `request` numbers those that are answered. */
export type ToWorker =
  | { kind: 'add'; request: number; id: string; name: string; source: Blob }
  | { kind: 'ask'; request: number; question: string }
  | { kind: 'cancel'; request: number }
  | { kind: 'remove'; id: string };

/** What the worker says back. */
export type FromWorker =
  | { kind: 'progress'; request: number; done: number; total: number }
  | { kind: 'done'; request: number; value: Added | Retrieval }
  | { kind: 'failed'; request: number; message: string };
