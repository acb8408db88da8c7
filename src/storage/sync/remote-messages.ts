import type { Access, Trouble } from '#sync/remote-storage.ts';

/** What a page asks of the worker that talks to the account's server. */
export type Asked =
  | { call: 'discover'; address: string }
  | { call: 'list'; access: Access }
  | { call: 'get'; access: Access; file: string }
  | { call: 'put'; access: Access; file: string; bytes: Uint8Array<ArrayBuffer>; tag: string | undefined };

export type Answer = { id: number; result: unknown } | { id: number; trouble: Trouble };
