import { WASI } from '@bjorn3/browser_wasi_shim';
import { hasNewStacks } from './deep-calls.ts';
import { deepen } from './deepen.ts';

/** A compiled and linked program, ready to be run. */
export class WasmProgram {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  module: WebAssembly.Module;
  /** Whether it needs `DeepCalls`. */
  deep = false;
  #tried = false;

  /** Throws when it is no module. */
  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
    this.module = new WebAssembly.Module(bytes);
  }

  /** What it wants from outside that no judged program gets; named so that its author can take it out. */
  missingImports(): string[] {
    const { wasiImport } = new WASI([], [], []);
    return WebAssembly.Module.imports(this.module)
      .filter(({ module, name }) => module !== 'wasi_snapshot_preview1' || !(name in wasiImport))
      .map(({ module, name }) => `${module}.${name}`);
  }

  /** Makes it recurse deeper than one of the engine's stacks allows. False when that cannot be done, or is done already. */
  deepen(): boolean {
    if (this.#tried || !hasNewStacks) return false;
    this.#tried = true;
    try {
      this.module = new WebAssembly.Module(deepen(this.#bytes));
      this.deep = true;
    } catch {
      // Written by hand, with what the compiler does not write: one stack must do for it.
    }
    return this.deep;
  }
}
