import type { Place } from '#records/devices/sync-once.ts';
import { KEY_FILE, SealError, seal, unseal } from '#sync/seal.ts';
import { remote } from './remote-client.ts';
import type { Target } from './sync-database.ts';

type AccountTarget = Extract<Target, { kind: 'account' }>;

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
export const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The account's key file, or undefined where no device has made one yet. */
export async function readKeyFile(access: { storage: string; token: string }): Promise<string | undefined> {
  const bytes = await remote.get(access, KEY_FILE);
  return bytes && textOf(bytes);
}

/** An account as the place where devices meet: what goes out is sealed here, what comes in is opened here. */
export function openAccount({ storage, token, key, keyFile }: AccountTarget): Place {
  const access = { storage, token };
  let keyTag: string | undefined;

  /** Files sealed with another key are not for this device, and its own must not stand among them. */
  async function checkKey(tag: string | undefined): Promise<void> {
    if (tag !== undefined && tag === keyTag) return;
    const found = tag === undefined ? undefined : await readKeyFile(access);
    if (found === undefined) keyTag = await remote.put(access, KEY_FILE, bytesOf(keyFile), undefined);
    else if (found === keyFile) keyTag = tag;
    else throw new SealError('wrong');
  }

  return {
    async list() {
      const { [KEY_FILE]: tag, ...files } = await remote.list(access);
      await checkKey(tag);
      return new Map(Object.entries(files));
    },
    async read(file) {
      const bytes = await remote.get(access, file);
      return bytes && unseal(key, file, bytes);
    },
    write: async (file, text, version) => remote.put(access, file, await seal(key, file, text), version),
  };
}
