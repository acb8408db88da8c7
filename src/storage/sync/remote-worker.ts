import { discover, RemoteError, RemoteFolder } from '#sync/remote-storage.ts';
import type { Answer, Asked } from './remote-messages.ts';

/**
 * All that talks to the account's server, in a worker with a policy of its own: pages may reach no other host. It is handed
 * sealed bytes and a permission, never a key or a record.
 */
const ask = (url: string, init: RequestInit) => fetch(url, init);
let folder: { of: string; files: RemoteFolder } | undefined;

/** One folder for one permission, so that it remembers what it listed. */
function folderOf(access: { storage: string; token: string }): RemoteFolder {
  const of = `${access.storage} ${access.token}`;
  if (folder?.of !== of) folder = { of, files: new RemoteFolder(ask, access) };
  return folder.files;
}

async function answer(asked: Asked): Promise<unknown> {
  switch (asked.call) {
    case 'discover':
      return discover(ask, asked.address);
    case 'list':
      return folderOf(asked.access).list();
    case 'get':
      return folderOf(asked.access).get(asked.file);
    case 'put':
      return folderOf(asked.access).put(asked.file, asked.bytes, asked.tag);
  }
}

const post = (message: Answer) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<{ id: number; asked: Asked }>) => {
  const { id, asked } = data;
  answer(asked).then(
    (result) => post({ id, result }),
    (error) => post({ id, trouble: error instanceof RemoteError ? error.kind : 'unreachable' }),
  );
});
