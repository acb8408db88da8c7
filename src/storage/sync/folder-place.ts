import { deviceOf } from '#records/devices/device-file.ts';
import type { Place } from '#records/devices/sync-once.ts';

/** The part of the folder that Dryrun reads; everything beside it is for people. */
const DATA = 'dryrun-sync';

/** The folder may not be used until the user says so again. */
export class NoPermission extends Error {
  override name = 'NoPermission';
}

interface Permitted {
  queryPermission?: (wish: { mode: 'readwrite' }) => Promise<PermissionState>;
  requestPermission?: (wish: { mode: 'readwrite' }) => Promise<PermissionState>;
}

/** Asks the browser whether the folder may be used; `ask` has it ask the user, which takes a click. */
export async function isPermitted(handle: FileSystemDirectoryHandle, ask = false): Promise<boolean> {
  const permitted = handle as Permitted;
  const state = await permitted.queryPermission?.({ mode: 'readwrite' });
  if (state === undefined || state === 'granted') return true;
  return ask && (await permitted.requestPermission?.({ mode: 'readwrite' })) === 'granted';
}

const versionOf = async (handle: FileSystemFileHandle) => {
  const { lastModified, size } = await handle.getFile();
  return `${lastModified}-${size}`;
};

async function writeText(folder: FileSystemDirectoryHandle, name: string, text: string): Promise<string> {
  const handle = await folder.getFileHandle(name, { create: true });
  const stream = await handle.createWritable();
  await stream.write(text);
  // Only now the file changes, as a whole.
  await stream.close();
  return versionOf(handle);
}

/** Takes it for nothing that a file is not there. */
function ifMissing(error: unknown): undefined {
  if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error;
}

/** A folder of the user's as the place where devices meet. What carries it to them, Dropbox or Git, is the user's choice. */
export async function openFolder(handle: FileSystemDirectoryHandle): Promise<Place> {
  if (!(await isPermitted(handle))) throw new NoPermission('the folder may not be used');
  const data = await handle.getDirectoryHandle(DATA, { create: true });
  return {
    async list() {
      const files = new Map<string, string>();
      for await (const entry of data.values()) {
        if (entry.kind !== 'file' || !deviceOf(entry.name)) continue;
        const version = await versionOf(entry as FileSystemFileHandle).catch(ifMissing);
        // What brings the files may be replacing it at this moment.
        if (version) files.set(entry.name, version);
      }
      return files;
    },
    async read(file) {
      const read = async () => (await (await data.getFileHandle(file)).getFile()).text();
      return read().catch(ifMissing);
    },
    // This device's files have one writer: nobody has changed them meanwhile.
    write: (file, text) => writeText(data, file, text),
  };
}

/** Writes a text under a path below the folder, with the folders on the way. */
export async function writeBelow(root: FileSystemDirectoryHandle, path: string, text: string): Promise<void> {
  const names = path.split('/');
  const name = names.pop() ?? '';
  let folder = root;
  for (const each of names) folder = await folder.getDirectoryHandle(each, { create: true });
  await writeText(folder, name, text);
}

/** Removes a file below the folder, if it is there. */
export async function removeBelow(root: FileSystemDirectoryHandle, path: string): Promise<void> {
  const names = path.split('/');
  const name = names.pop() ?? '';
  const remove = async () => {
    let folder = root;
    for (const each of names) folder = await folder.getDirectoryHandle(each);
    await folder.removeEntry(name);
  };
  await remove().catch(ifMissing);
}
