import {
  ConsoleStdout,
  Directory,
  File,
  type Inode,
  OpenFile,
  PreopenDirectory,
  WASI,
} from '@bjorn3/browser_wasi_shim';
import { fileOf, RootDirectory } from './file-tree.ts';

/** What one run of a tool left. */
export interface ToolRun {
  code: number;
  /** What it printed. */
  said: string;
  /** A file it wrote, if it did. */
  file: (name: string) => Uint8Array | undefined;
}

/** Runs one of LLVM's tools (`clang++ -cc1`, `wasm-ld`) on files of a root of its own. Never throws for what the tool does. */
export function runLlvm(
  llvm: WebAssembly.Module,
  args: string[],
  folders: Record<string, Directory>,
  files: Record<string, Uint8Array>,
): ToolRun {
  const decoder = new TextDecoder();
  let said = '';
  const out = new ConsoleStdout((bytes) => {
    said += decoder.decode(bytes, { stream: true });
  });
  const root = new PreopenDirectory('/', new Map());
  const contents = new Map<string, Inode>([
    ['tmp', new Directory(new Map())],
    ...Object.entries(folders),
    ...Object.entries(files).map(([name, data]) => [name, fileOf(data)] as const),
  ]);
  root.dir = new RootDirectory(contents);
  const wasi = new WASI(['llvm', ...args], [], [new OpenFile(new File([])), out, out, root], {
    debug: false,
  });
  const instance = new WebAssembly.Instance(llvm, { wasi_snapshot_preview1: wasi.wasiImport });
  const file = (name: string) => {
    const found = root.dir.contents.get(name);
    return found instanceof File ? found.data : undefined;
  };
  try {
    const code = wasi.start(instance as Parameters<WASI['start']>[0]);
    return { code, said, file };
  } catch (error) {
    // Out of memory or stack, mostly.
    return { code: -1, said: `${said}\nthe compiler gave up: ${error}`, file };
  }
}
