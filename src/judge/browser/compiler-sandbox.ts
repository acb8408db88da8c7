import type { WorkerLink } from '#judge/worker-link.ts';
import { readRuntime } from './install.ts';
import { type LinkedWorkers, openWorkers } from './linked-workers.ts';

/** The files of a compiled language's runtime; beside those named here, `compiler.js` and `program.js`. */
interface CompilerFiles {
  language: string;
  /** The compiler itself, which its worker gets as a module. */
  wasm: string;
  /** What the compiler's worker gets beside it: the name it is given there, and the file's. */
  parts: Record<string, string>;
}

function remove(workers: Promise<LinkedWorkers> | undefined): void {
  workers?.then(
    (opened) => opened.remove(),
    () => {},
  );
}

/** A compiler in one sandboxed frame, which is taken away when nobody compiles, and programs in another. */
export class CompilerSandbox {
  readonly #files: CompilerFiles;
  #tools: Promise<LinkedWorkers> | undefined;
  #programs: Promise<LinkedWorkers> | undefined;
  #disposed = false;

  constructor(files: CompilerFiles) {
    this.#files = files;
  }

  async #openTools(): Promise<LinkedWorkers> {
    const files = await readRuntime(this.#files.language);
    const bytes = (name: string) => {
      const data = files.get(name);
      if (!data) throw new Error(`${name} is not part of the runtime`);
      return data;
    };
    const text = (name: string) => new TextDecoder().decode(bytes(name));
    this.#programs ??= this.#open(openWorkers({ script: text('program.js'), parts: {} }));
    const wasm = bytes(this.#files.wasm);
    const parts = Object.fromEntries(
      Object.entries(this.#files.parts).map(([name, file]) => [name, bytes(file)]),
    );
    return this.#open(
      openWorkers({ script: text('compiler.js'), wasm, parts }, [wasm, ...Object.values(parts)]),
    );
  }

  async #open(opening: Promise<LinkedWorkers>): Promise<LinkedWorkers> {
    const workers = await opening;
    if (this.#disposed) workers.remove();
    return workers;
  }

  startCompiler = async (): Promise<WorkerLink> => {
    this.#tools ??= this.#openTools();
    return (await this.#tools).start();
  };

  closeCompiler = (): void => {
    remove(this.#tools);
    this.#tools = undefined;
  };

  /** The compiler must have started. */
  async startProgram(): Promise<WorkerLink> {
    const programs = await this.#programs;
    if (!programs) throw new Error('the compiler did not start');
    return programs.start();
  }

  dispose(): void {
    this.#disposed = true;
    this.closeCompiler();
    remove(this.#programs);
  }
}
