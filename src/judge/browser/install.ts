import { sha256 } from '#base/sha256.ts';
import { builtRuntime, type RuntimeFile } from '#judge/runtime-manifest.ts';

export interface InstallOptions {
  /** Both in bytes as they are downloaded, that is compressed. */
  onProgress?: (receivedBytes: number, totalBytes: number) => void;
  signal?: AbortSignal;
}

/** A runtime could not be installed; the message can be shown. */
export class InstallError extends Error {
  override name = 'InstallError';
}

const PREFIX = 'dryrun-runtime-';
const cacheName = (id: string) => `${PREFIX}${id}-${builtRuntime(id).version}`;
/** What a page cannot begin without. */
const firstFiles = (id: string) => builtRuntime(id).files.filter(({ later }) => !later);
const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, number) => sum + number, 0);

/** A language's runtime in this browser. */
export interface Installation {
  /** `current`: can be used, be it that a part of it is still to come. `older`: of an earlier version of the site. `partial`: an install did not finish. */
  kind: 'current' | 'older' | 'partial' | 'none';
  /** Bytes that an install would download. */
  downloadBytes: number;
  /** Bytes on the disk once it is installed. */
  keptBytes: number;
}

/** What there is of the language's runtime, and what is missing. */
export async function installation(id: string): Promise<Installation> {
  const { files } = builtRuntime(id);
  const sizes = (missing: readonly RuntimeFile[]) => ({
    downloadBytes: sumOf(missing.map(({ downloadBytes }) => downloadBytes)),
    keptBytes: sumOf(files.map(({ bytes }) => bytes)),
  });
  try {
    const found = await Promise.all(files.map((file) => findKept(id, file)));
    const missing = files.filter((_, index) => !found[index]);
    const older = (await cachesOf(id)).some((name) => name !== cacheName(id));
    const kind = (await installed(id))
      ? 'current'
      : older
        ? 'older'
        : missing.length < files.length
          ? 'partial'
          : 'none';
    return { kind, ...sizes(missing) };
  } catch {
    return { kind: 'none', ...sizes(files) };
  }
}

/** Whether every file that the language's current runtime cannot begin without is kept in this browser. */
export async function installed(id: string): Promise<boolean> {
  try {
    if (!(await caches.has(cacheName(id)))) return false;
    const cache = await caches.open(cacheName(id));
    const found = await Promise.all(firstFiles(id).map(({ url }) => cache.match(url)));
    return found.every((response) => response !== undefined);
  } catch {
    // No Cache Storage (private mode, blocked): nothing can be kept, so nothing is installed.
    return false;
  }
}

const HASH_HEADER = 'x-content-sha256';

/** All versions' caches of a language, the current one first. */
async function cachesOf(id: string): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}${id}-`));
  return names.sort((a, b) => Number(b === cacheName(id)) - Number(a === cacheName(id)));
}

/** The file as this version or an earlier one kept it, if its content is the same. */
async function findKept(id: string, file: RuntimeFile): Promise<Response | undefined> {
  for (const name of await cachesOf(id)) {
    const current = name === cacheName(id);
    const version = name.slice(`${PREFIX}${id}-`.length);
    const response = await (await caches.open(name)).match(
      file.url.replace(builtRuntime(id).version, version),
    );
    if (response && (current || response.headers.get(HASH_HEADER) === file.sha256)) return response;
  }
}

/** Downloads one file, telling how many bytes have come so far, and verifies it. */
async function download(
  file: RuntimeFile,
  signal: AbortSignal | undefined,
  onBytes: (received: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(file.url, { signal });
  if (!response.ok || !response.body) throw new InstallError(`${file.name} was not found on this site.`);
  const data = new Uint8Array(file.bytes);
  let received = 0;
  // Safari cannot iterate over a stream.
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const { value: chunk } = part;
    if (received + chunk.length > file.bytes) break;
    data.set(chunk, received);
    received += chunk.length;
    onBytes(received);
  }
  if (received !== file.bytes || (await sha256(data.buffer)) !== file.sha256) {
    throw new InstallError(`${file.name} was corrupted.`);
  }
  return data.buffer;
}

/** What an install has just downloaded, until it is first read: the cache need not be asked for it. */
const fresh = new Map<string, Map<string, ArrayBuffer>>();

const keep = (cache: Cache, { url, sha256: hash }: RuntimeFile, data: ArrayBuffer): Promise<void> =>
  cache.put(url, new Response(data, { headers: { [HASH_HEADER]: hash } }));

/**
 * Downloads what the language's runtime begins with into Cache Storage, all files side by side, verifying each one's SHA-256. Called again after a
 * failure or a cancel, it continues with the files that are still missing. Older versions are removed once the new one can be used;
 * what has not changed since is taken over from them. The files that come later are left to `complete`.
 * @throws {InstallError} with a message to show, or the signal's reason
 */
export async function install(id: string, { onProgress, signal }: InstallOptions = {}): Promise<void> {
  const files = firstFiles(id);
  const total = sumOf(files.map(({ downloadBytes }) => downloadBytes));
  const received = new Map<RuntimeFile, number>();
  const tell = (file: RuntimeFile, bytes: number) => {
    received.set(file, Math.round((bytes / file.bytes) * file.downloadBytes));
    onProgress?.(sumOf(received.values()), total);
  };
  const downloaded = new Map<string, ArrayBuffer>();
  try {
    const cache = await caches.open(cacheName(id));
    const fetchMissing = async (file: RuntimeFile) => {
      if (!(await cache.match(file.url))) {
        const kept = await findKept(id, file);
        const data = kept
          ? await kept.arrayBuffer()
          : await download(file, signal, (bytes) => tell(file, bytes));
        signal?.throwIfAborted();
        await keep(cache, file, data);
        downloaded.set(file.name, data);
      }
      tell(file, file.bytes);
    };
    // A file that fails does not stop the others: what has come need not come again.
    const results = await Promise.allSettled(files.map(fetchMissing));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    const later = await fetchLater(id, { only: 'kept' });
    if (downloaded.size === files.length) fresh.set(id, new Map([...downloaded, ...later]));
    await removeOthers(id);
  } catch (error) {
    signal?.throwIfAborted();
    throw new InstallError(explain(error));
  }
}

/**
 * The missing ones of the files that a page can begin without, from an older version where it has them, else from the site unless `only`
 * says otherwise. Gives what has come, by name.
 */
async function fetchLater(id: string, { only }: { only?: 'kept' } = {}): Promise<Map<string, ArrayBuffer>> {
  const come = new Map<string, ArrayBuffer>();
  const cache = await caches.open(cacheName(id));
  for (const file of builtRuntime(id).files) {
    if (!file.later || (await cache.match(file.url))) continue;
    const kept = await findKept(id, file);
    if (!kept && only) continue;
    const data = kept ? await kept.arrayBuffer() : await download(file, undefined, () => {});
    // Whoever has removed the runtime meanwhile does not want it.
    if (!(await installed(id))) break;
    await keep(cache, file, data);
    come.set(file.name, data);
  }
  return come;
}

/** By language id: what is coming just now. */
const completing = new Map<string, Promise<void>>();

/**
 * Downloads what an installed runtime could begin without. Asked again meanwhile, it waits for the same download; after a failure it begins anew.
 * @throws {InstallError} with a message to show
 */
export function complete(id: string): Promise<void> {
  const fetching = async () => {
    try {
      await fetchLater(id);
    } catch (error) {
      throw new InstallError(explain(error));
    } finally {
      completing.delete(id);
    }
  };
  const going = completing.get(id) ?? fetching();
  completing.set(id, going);
  return going;
}

function explain(error: unknown): string {
  const reason = error instanceof InstallError ? error.message : '';
  if (error instanceof DOMException && error.name === 'QuotaExceededError') {
    return 'There isn’t enough space for the download. Free up some space and try again.';
  }
  return `Download interrupted. ${reason ? `${reason} Try` : 'Check your connection and try'} again; it resumes where it stopped.`;
}

async function removeOthers(id: string, keep = cacheName(id)): Promise<void> {
  const names = (await cachesOf(id)).filter((name) => name !== keep);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Deletes every version of the language's runtime from this browser. */
export async function remove(id: string): Promise<void> {
  fresh.delete(id);
  await removeOthers(id, '');
}

/**
 * The bytes of an installed runtime's files, by name; those that come later may be missing.
 * @throws {InstallError} when another one is
 */
export async function readRuntime(id: string): Promise<Map<string, ArrayBuffer>> {
  const justInstalled = fresh.get(id);
  fresh.delete(id);
  if (justInstalled) return justInstalled;
  const cache = await caches.open(cacheName(id));
  const files = new Map<string, ArrayBuffer>();
  const read = async ({ name, url, later }: RuntimeFile) => {
    const response = await cache.match(url);
    if (response) files.set(name, await response.arrayBuffer());
    else if (!later) throw new InstallError('The runtime is incomplete. Install it again.');
  };
  await Promise.all(builtRuntime(id).files.map(read));
  return files;
}

const snapshotUrl = (id: string) => `/runtimes/${id}/${builtRuntime(id).version}/snapshot`;

/** The started interpreter's memory as `keepSnapshot` kept it, if it did. */
export async function readSnapshot(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const response = await (await caches.open(cacheName(id))).match(snapshotUrl(id));
  return response && new Uint8Array(await response.arrayBuffer());
}

/** Keeps a snapshot beside the runtime's files, or removes the one that is there. Only a quicker start depends on it. */
export async function keepSnapshot(id: string, snapshot?: Uint8Array<ArrayBuffer>): Promise<void> {
  if (!(await installed(id))) return;
  const cache = await caches.open(cacheName(id));
  if (snapshot) await cache.put(snapshotUrl(id), new Response(snapshot));
  else await cache.delete(snapshotUrl(id));
}
