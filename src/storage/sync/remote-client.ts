import { type Access, type Account, RemoteError } from '#sync/remote-storage.ts';
import type { Answer, Asked } from './remote-messages.ts';

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<
  number,
  { resolve: (result: unknown) => void; reject: (error: RemoteError) => void }
>();

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./remote-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('trouble' in data) call?.reject(new RemoteError(data.trouble));
    else call?.resolve(data.result);
  };
  // A worker that cannot be loaded, as one is offline, is asked for anew.
  worker.onerror = (event) => {
    event.preventDefault();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new RemoteError('unreachable'));
    waiting.clear();
  };
  return worker;
}

function ask<R>(question: Asked): Promise<R> {
  return new Promise((resolve, reject) => {
    asked += 1;
    waiting.set(asked, { resolve: resolve as (result: unknown) => void, reject });
    started().postMessage({ id: asked, asked: question });
  });
}

/** The account's server, through the worker that may reach it. Rejects with a `RemoteError`. */
export const remote = {
  discover: (address: string) => ask<Account>({ call: 'discover', address }),
  list: (access: Access) => ask<Record<string, string>>({ call: 'list', access }),
  get: (access: Access, file: string) =>
    ask<Uint8Array<ArrayBuffer> | undefined>({ call: 'get', access, file }),
  put: (access: Access, file: string, bytes: Uint8Array<ArrayBuffer>, tag: string | undefined) =>
    ask<string>({ call: 'put', access, file, bytes, tag }),
};
