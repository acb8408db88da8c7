import { Directory, File, OpenFile } from '@bjorn3/browser_wasi_shim';

const TRUNCATE = 8;

/** Writes into room that doubles: the library's own file is copied at every write, which a file of megabytes does not bear. */
class OpenOutput extends OpenFile {
  #room: Uint8Array = new Uint8Array();

  override fd_write(data: Uint8Array) {
    const start = Number(this.file_pos);
    const end = start + data.length;
    if (this.#room.length < end) {
      const room = new Uint8Array(end * 2);
      room.set(this.file.data);
      this.#room = room;
    }
    this.#room.set(data, start);
    this.file.data = this.#room.subarray(0, Math.max(end, this.file.data.length));
    this.file_pos = BigInt(end);
    return { ret: 0, nwritten: data.length };
  }
}

class OutputFile extends File {
  constructor() {
    super([]);
  }

  override path_open(flags: number) {
    if (flags & TRUNCATE) this.data = new Uint8Array();
    const opened: OpenFile = new OpenOutput(this);
    return { ret: 0, fd_obj: opened };
  }
}

/** A root whose new files are quick to write. */
export class RootDirectory extends Directory {
  override create_entry_for_path(path: string, isDirectory: boolean) {
    const created = super.create_entry_for_path(path, isDirectory);
    if (isDirectory || !created.entry) return created;
    const entry = new OutputFile();
    // Only files at the root are made by the compiler and the linker.
    this.contents.set(path, entry);
    return { ret: created.ret, entry };
  }
}

/** A file that shows `data`; the library's constructor would copy it. */
export function fileOf(data: Uint8Array): File {
  const file = new File([]);
  file.data = data;
  return file;
}

/** Folders out of files by path. */
export function directoryOf(files: ReadonlyMap<string, Uint8Array>): Directory {
  const root = new Directory(new Map());
  for (const [path, data] of files) {
    const names = path.split('/');
    const last = names.pop() ?? '';
    let folder = root;
    for (const name of names) {
      const found = folder.contents.get(name);
      const next = found instanceof Directory ? found : new Directory(new Map());
      folder.contents.set(name, next);
      folder = next;
    }
    folder.contents.set(last, fileOf(data));
  }
  return root;
}
