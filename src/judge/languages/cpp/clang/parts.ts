import type { Toolchain } from './compile.ts';
import { unpackFiles } from './file-pack.ts';
import { directoryOf } from './file-tree.ts';

/** The toolchain as it is handed to a worker. */
export interface CppParts {
  llvm: WebAssembly.Module;
  /** `usr.pack`, `judge.pack`, `judge.pch` and `judge.o`. */
  usr: Uint8Array<ArrayBuffer>;
  judge: Uint8Array<ArrayBuffer>;
  header: Uint8Array<ArrayBuffer>;
  object: Uint8Array<ArrayBuffer>;
}

export function openToolchain({ llvm, usr, judge, header, object }: CppParts): Toolchain {
  const folder = (pack: Uint8Array<ArrayBuffer>) => directoryOf(unpackFiles(pack));
  return { llvm, usr: folder(usr), judge: folder(judge), harness: { header, object } };
}
