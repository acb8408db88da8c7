import { readRuntime } from '#judge/browser/install.ts';
import { type LinkedWorkers, openWorkers } from '#judge/browser/linked-workers.ts';
import { HarnessRunner } from '#judge/harness-runner.ts';
import type { WorkerLink } from '#judge/worker-link.ts';
import { createCppBackend } from '../backend.ts';
import { Compiler } from '../compiler.ts';

/** Templates can keep a compiler busy for ever. A first program on a slow and busy machine takes a good part of this. */
const COMPILE_LIMIT_MS = 60_000;

/** The compiler in one sandboxed frame, which is taken away when nobody compiles, and programs in another. */
class CppSandbox {
  #tools: Promise<LinkedWorkers> | undefined;
  #programs: Promise<LinkedWorkers> | undefined;
  #disposed = false;
  readonly compiler = new Compiler(
    () => this.#startCompiler(),
    () => this.#closeTools(),
  );

  async #openTools(): Promise<LinkedWorkers> {
    const files = await readRuntime('cpp');
    const bytes = (name: string) => {
      const data = files.get(name);
      if (!data) throw new Error(`${name} is not part of the runtime`);
      return data;
    };
    const text = (name: string) => new TextDecoder().decode(bytes(name));
    const script = text('program.js');
    this.#programs ??= this.#open(openWorkers({ script, parts: {} }));
    const wasm = bytes('llvm.wasm');
    const parts = {
      usr: bytes('usr.pack'),
      judge: bytes('judge.pack'),
      header: bytes('judge.pch'),
      object: bytes('judge.o'),
    };
    return this.#open(
      openWorkers({ script: text('compiler.js'), wasm, parts }, [wasm, ...Object.values(parts)]),
    );
  }

  async #open(opening: Promise<LinkedWorkers>): Promise<LinkedWorkers> {
    const workers = await opening;
    if (this.#disposed) workers.remove();
    return workers;
  }

  async #startCompiler(): Promise<WorkerLink> {
    this.#tools ??= this.#openTools();
    return (await this.#tools).start();
  }

  #closeTools(): void {
    remove(this.#tools);
    this.#tools = undefined;
  }

  async startProgram(): Promise<WorkerLink> {
    const programs = await this.#programs;
    if (!programs) throw new Error('the compiler did not start');
    return programs.start();
  }

  dispose(): void {
    this.#disposed = true;
    this.compiler.dispose();
    remove(this.#programs);
  }
}

function remove(workers: Promise<LinkedWorkers> | undefined): void {
  workers?.then(
    (opened) => opened.remove(),
    () => {},
  );
}

/** Judges C++ inside the page's sandbox. The runtime must be installed. */
export function createCppRunner(): HarnessRunner {
  const sandbox = new CppSandbox();
  return new HarnessRunner({
    start: async () => {
      await sandbox.compiler.warm();
      return createCppBackend(sandbox.compiler, await sandbox.startProgram());
    },
    end: () => sandbox.dispose(),
    compileLimitMs: COMPILE_LIMIT_MS,
  });
}
