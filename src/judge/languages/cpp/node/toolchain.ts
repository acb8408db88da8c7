import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtOnce } from '#judge/node/build-cache.ts';
import { COMPILER_FLAGS, precompile } from '../clang/compile.ts';
import { packFiles } from '../clang/file-pack.ts';
import { directoryOf } from '../clang/file-tree.ts';
import { limitMemory } from '../clang/limit-memory.ts';

const PACKAGE = dirname(dirname(fileURLToPath(import.meta.resolve('@yowasp/clang'))));
const HARNESS = [new URL('../harness', import.meta.url), new URL('../harness-page', import.meta.url)].map(
  (folder) => fileURLToPath(folder),
);

/** Of the package's files those that compile and link a program for the page; nothing for other machines or languages. */
const NEEDED = [
  /^include\/(c\+\+\/v1\/(?!__cxx03\/)|wasm32-wasip1\/)(?!.*\.imp$)/,
  /^include\/(__)?(std|float|limits|inttypes|iso646|tgmath|varargs|vadefs|unwind|mm_malloc)[^/]*\.h$/,
  /^lib\/wasm32-wasip1\/(crt1-command\.o|libc\.a|libc\+\+\.a|libc\+\+abi\.a)$/,
  /^lib\/wasm32-unknown-wasip1\/libclang_rt\.builtins\.a$/,
];

/** Plain files of a tar archive by path; entries as `tar` writes them, names of up to 255 characters. */
function untar(archive: Uint8Array): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const text = (from: number, to: number) =>
    Buffer.from(archive.subarray(from, to)).toString('latin1').split('\0', 1)[0] ?? '';
  for (let at = 0; at < archive.length && archive[at] !== 0; ) {
    const size = Number.parseInt(text(at + 124, at + 136), 8);
    const prefix = text(at + 345, at + 500);
    const path = [prefix, text(at, at + 100)].filter(Boolean).join('/');
    if (text(at + 156, at + 157) !== '5') files.set(path, archive.subarray(at + 512, at + 512 + size));
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}

function harnessFiles(): Map<string, Uint8Array> {
  const found = HARNESS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path)] as const),
  );
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The names of the toolchain's files, as the page downloads them. */
export const CPP_FILES = ['llvm.wasm', 'usr.pack', 'judge.pack', 'judge.pch', 'judge.o'] as const;

/** Names the package of the compiler. */
export function cppCompilerVersion(): string {
  return JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')).version;
}

let folder: Promise<string> | undefined;

/** The folder of the page's C++ toolchain, made when compiler, flags or harness have changed: precompiling takes its time. */
export function cppToolchainFolder(): Promise<string> {
  const judge = packFiles(harnessFiles());
  const parts = [cppCompilerVersion(), COMPILER_FLAGS, Buffer.from(judge).toString('latin1')];
  folder ??= builtOnce('cpp-page', parts, async (made) => {
    const llvm = limitMemory(readFileSync(join(PACKAGE, 'gen/llvm.core.wasm')));
    const all = untar(readFileSync(join(PACKAGE, 'gen/llvm-resources.tar')));
    const usr = new Map([...all].filter(([path]) => NEEDED.some((pattern) => pattern.test(path))));
    const { header, object } = precompile({
      llvm: await WebAssembly.compile(llvm),
      usr: directoryOf(usr),
      judge: directoryOf(harnessFiles()),
    });
    const contents = [llvm, packFiles(usr), judge, header, object];
    for (const [index, name] of CPP_FILES.entries()) writeFileSync(join(made, name), contents[index] ?? '');
  });
  return folder;
}
