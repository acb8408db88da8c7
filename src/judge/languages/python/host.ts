import type { loadPyodide, PyodideConfig, PyodideInterface } from 'pyodide';
import type { HarnessRequest } from '#judge/harness-runner.ts';
import { MEMORY_LIMIT_BYTES } from '#judge/program-limits.ts';
import { allowDeepRecursion, type StackFunctions } from './deep-recursion.ts';
import { GUARD } from './guard-calls.ts';
import { followLibrary } from './rest-of-library.ts';

export interface PythonParts {
  loadPyodide: typeof loadPyodide;
  config: PyodideConfig;
  /** `pyodide.asm.wasm`, patched by `patch-wasm.ts` and compiled. */
  module: WebAssembly.Module;
  /** The harness's files, by name: `main.py` and the rest. */
  harness: Record<string, string>;
  /** Where the library that Pyodide loads is its first part only: the rest, once it has come. */
  rest?: { archive?: ArrayBuffer };
  /** What an earlier start with these parts gave back: starting from it takes a tenth of the time. */
  snapshot?: Uint8Array<ArrayBuffer>;
}

export interface StartedPython {
  /** The harness's reply as JSON text. Synchronous; throws whatever takes the interpreter down. */
  answer: (request: HarnessRequest) => string;
  /** The interpreter's memory with the harness imported and nothing of a user's in it. Absent when started from one. */
  snapshot?: Uint8Array<ArrayBuffer>;
}

/** Not in Pyodide's published types. */
interface SnapshotFunctions {
  makeMemorySnapshot: () => Uint8Array<ArrayBuffer>;
}

interface HarnessModule {
  compile_program: (signature: string, source: string) => string;
  run_test: (input: string) => string;
  run_half: (input: string) => string;
  trace_test: (request: string) => string;
}

/** Kept before anybody's program is there. */
const { stringify } = JSON;

const PAGE = 65_536;
const TINY_MODULE = 65_536;

/** A program that wants more gets Python's MemoryError. */
function limitMemory(): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function limited(pages: number) {
    if (this.buffer.byteLength + pages * PAGE > MEMORY_LIMIT_BYTES) throw new RangeError('memory limit');
    return grow.call(this, pages);
  };
}

/** Sockets of Python's would be connections of JavaScript's: the page's sandbox refuses those, Node would not. */
function removeSockets(pyodide: PyodideInterface): void {
  const { SOCKFS } = (pyodide as unknown as { _module: { SOCKFS: { createSocket: unknown } } })._module;
  SOCKFS.createSocket = () => {
    throw new pyodide.FS.ErrnoError(pyodide.ERRNO_CODES.EACCES);
  };
}

/** Every JavaScript function that Python can get hold of leads to these, which make code from text. */
function removeCodeMakers(): void {
  for (const made of [() => {}, async () => {}, function* () {}, async function* () {}]) {
    delete (Object.getPrototypeOf(made) as { constructor?: unknown }).constructor;
  }
}

/** Pyodide puts what it exports within Python's reach. */
const withoutGuard = (exports: WebAssembly.Exports): WebAssembly.Exports =>
  Object.fromEntries(
    Object.entries(exports).filter(([name]) => !Object.values<string>(GUARD).includes(name)),
  );

/**
 * The same compiled module for every load, whatever bytes Pyodide believes to have fetched. Returns a function that gives what the one that
 * was loaded exports.
 */
function provideModule(module: WebAssembly.Module): () => WebAssembly.Exports {
  const { instantiate } = WebAssembly;
  let exports: WebAssembly.Exports = {};
  const provide = async (source: unknown, imports?: WebAssembly.Imports) => {
    // Pyodide also has tiny modules of its own, compiled already or from bytes.
    const tiny = ArrayBuffer.isView(source) && source.byteLength > 0 && source.byteLength < TINY_MODULE;
    if (tiny || source instanceof WebAssembly.Module) return instantiate(source as BufferSource, imports);
    const instance = await instantiate(module, imports);
    exports = instance.exports;
    return { module, instance: { exports: withoutGuard(exports) } };
  };
  Object.assign(WebAssembly, { instantiate: provide, instantiateStreaming: provide });
  return () => exports;
}

/** What goes to file descriptors 1 and 2 directly is dropped; `print` is captured by the harness. */
const silent = { write: (bytes: Uint8Array) => bytes.length, isatty: false };

/** Imports the harness; leaves no proxy behind, as a snapshot cannot hold any. */
function importHarness(pyodide: PyodideInterface, harness: Record<string, string>): void {
  pyodide.FS.mkdirTree('/lib/judge/judge_harness');
  for (const [name, text] of Object.entries(harness)) {
    pyodide.FS.writeFile(`/lib/judge/judge_harness/${name}`, text);
  }
  pyodide.runPython("import sys; sys.path.insert(0, '/lib/judge'); import judge_harness.main; None");
}

/** Loads Pyodide and the harness into the worker this runs in; it is theirs alone from then on. */
export async function startPython(parts: PythonParts): Promise<StartedPython> {
  limitMemory();
  const exports = provideModule(parts.module);
  const pyodide = await parts.loadPyodide({
    ...parts.config,
    ...(parts.snapshot ? { _loadSnapshot: parts.snapshot } : { _makeSnapshot: true }),
    // Python's `import js` then finds an empty object instead of the worker.
    jsglobals: Object.create(null),
    // The order of sets of text is the same in every run.
    env: { PYTHONHASHSEED: '0' },
    enableRunUntilComplete: false,
    stdin: () => null,
  });
  if (!parts.snapshot) importHarness(pyodide, parts.harness);
  const snapshot = parts.snapshot
    ? undefined
    : (pyodide as unknown as SnapshotFunctions).makeMemorySnapshot();
  allowDeepRecursion(exports(), (pyodide as unknown as { _module: StackFunctions })._module);
  removeSockets(pyodide);
  removeCodeMakers();
  pyodide.setStdout(silent);
  pyodide.setStderr(silent);
  const harness: HarnessModule = pyodide.pyimport('judge_harness.main');
  const { compile_program: compile, run_test: run, run_half: half, trace_test: trace } = harness;
  const answer = (request: HarnessRequest) => {
    if (request.op === 'compile') return compile(stringify(request.signature), request.source);
    if (request.trace !== undefined) return trace(request.trace);
    return request.half ? half(request.input) : run(request.input);
  };
  return { answer: parts.rest ? followLibrary(pyodide, parts.rest.archive, answer) : answer, snapshot };
}
