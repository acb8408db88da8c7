import type { Directory } from '@bjorn3/browser_wasi_shim';
import { USER_FILE } from '../program.ts';
import { runLlvm, type ToolRun } from './llvm.ts';

/** Clang and the linker, with what they read. */
export interface Toolchain {
  /** The module of all of LLVM's tools. */
  llvm: WebAssembly.Module;
  /** The C++ library and its headers, as `/usr`. */
  usr: Directory;
  /** The harness's headers, as `/judge`. */
  judge: Directory;
  harness: Harness;
}

/** `page.hpp` and all it includes, precompiled. */
export interface Harness {
  header: Uint8Array;
  /** Its functions, to be linked with every program. */
  object: Uint8Array;
}

export type Compiled =
  | { program: Uint8Array }
  /** What the compiler or the linker said. */
  | { messages: string };

/** Bytes; the program’s own stack of arrays and structs. Calls are on the engine’s (see `stack-switching.ts`). */
const STACK = 8 << 20;
/** As much as the page's Python may take. */
const MEMORY = 512 << 20;

const CHECKS = 'null,return,unreachable';
/** The driver would add these for `clang++ -O2`; without it a program takes one run of the module less. */
const FLAGS = [
  ...['-triple', 'wasm32-unknown-wasip1', '-O2', '-std=c++20', '-w', '-ferror-limit', '19'],
  ...['-mrelocation-model', 'static', '-mframe-pointer=none', '-mconstructor-aliases', '-fvisibility=hidden'],
  ...[
    '-ffp-contract=on',
    '-fno-rounding-math',
    '-fgnuc-version=4.2.1',
    '-fdeprecated-macro',
    '-disable-free',
  ],
  ...['-vectorize-loops', '-vectorize-slp', '-target-cpu', 'generic', '-fno-caret-diagnostics'],
  ...['-resource-dir', '/usr', '-isysroot', '/usr', '-internal-isystem', '/judge'],
  ...['-internal-isystem', '/usr/include/wasm32-wasip1/c++/v1', '-internal-isystem', '/usr/include/c++/v1'],
  ...['-internal-isystem', '/usr/include', '-internal-isystem', '/usr/include/wasm32-wasip1'],
  // Address 0 is memory like any other in WebAssembly, so that following a null pointer must be seen by a check.
  ...[`-fsanitize=${CHECKS}`, '-fsanitize-minimal-runtime', '-fsanitize-ignorelist=/judge/not-checked.txt'],
  // `try` and `throw` compile; what is thrown ends the program (`page.hpp`), as the package's library cannot unwind.
  ...['-fexceptions', '-fcxx-exceptions', '-fignore-exceptions'],
  '-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_FAST',
];
const CLANG = ['clang++', '-cc1', ...FLAGS];
const LIBRARIES = '/usr/lib/wasm32-wasip1';
const LINKED = [
  ...[`-L${LIBRARIES}`, `${LIBRARIES}/crt1-command.o`, '/program.o', '/judge.o', '-lc++', '-lc++abi', '-lc'],
  '/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a',
];
// The stack comes first, so that what overflows it leaves memory instead of reaching the program's data.
const LINKER = [
  ...['wasm-ld', '-m', 'wasm32', '--strip-all', '--gc-sections', '--stack-first'],
  ...['-z', `stack-size=${STACK}`, `--max-memory=${MEMORY}`],
];

/** Everything that a precompiled header depends on, beside the compiler and the headers. */
export const COMPILER_FLAGS = CLANG.join(' ');

/** So that functions of a precompiled header go into an object of their own instead of into every program. */
const SEPARATE = ['-fmodules-codegen', '-building-pch-with-obj'];
const WITH_HEADER = ['-include-pch', '/judge.pch', '-fno-validate-pch'];

function written(name: string, { code, said, file }: ToolRun): Uint8Array {
  const data = file(name);
  if (code !== 0 || !data) throw new Error(`the C++ harness does not compile: ${said.slice(0, 2000)}`);
  return data;
}

/** Precompiles the harness, which takes half a minute. Throws with what the compiler said. */
export function precompile({ llvm, usr, judge }: Omit<Toolchain, 'harness'>): Harness {
  const folders = { usr, judge };
  const make = [
    '-emit-pch',
    ...SEPARATE,
    '-fpch-instantiate-templates',
    '-x',
    'c++-header',
    '/judge/page.hpp',
  ];
  const header = written('judge.pch', runLlvm(llvm, [...CLANG, ...make, '-o', '/judge.pch'], folders, {}));
  const files = { 'judge.pch': header, 'empty.cpp': new Uint8Array() };
  const emit = ['-emit-obj', ...SEPARATE, ...WITH_HEADER, '-x', 'c++', '/empty.cpp', '-o', '/judge.o'];
  return { header, object: written('judge.o', runLlvm(llvm, [...CLANG, ...emit], folders, files)) };
}

/** Compiles and links a whole program as `cppProgram` makes it. */
export function compileProgram({ llvm, usr, judge, harness }: Toolchain, text: string): Compiled {
  const source = new TextEncoder().encode(text);
  const input = [...WITH_HEADER, '-main-file-name', USER_FILE, '-x', 'c++', '/program.cpp'];
  const compiled = runLlvm(
    llvm,
    [...CLANG, '-emit-obj', ...input, '-o', '/program.o'],
    { usr, judge },
    { 'judge.pch': harness.header, 'program.cpp': source },
  );
  const object = compiled.file('program.o');
  if (compiled.code !== 0 || !object) return { messages: compiled.said };
  const objects = { 'program.o': object, 'judge.o': harness.object };
  const linked = runLlvm(llvm, [...LINKER, ...LINKED, '-o', '/program.wasm'], { usr }, objects);
  const program = linked.file('program.wasm');
  return linked.code === 0 && program ? { program } : { messages: linked.said };
}
