import { WASI } from '@bjorn3/browser_wasi_shim';
import { hasNewStacks } from './segmented-stack.ts';
import { deepen } from './stack-switching.ts';

/** The same program, able to recurse deeper; nothing where the engine, or a program written by hand, does not allow it. */
function deepened(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  if (!hasNewStacks) return;
  try {
    return deepen(bytes);
  } catch {
    return;
  }
}

/** A compiled and linked program, ready to be run. */
export class WasmProgram {
  module: WebAssembly.Module;
  /** Whether it needs `SegmentedStack`. */
  deep = false;
  #deeper: Uint8Array<ArrayBuffer> | undefined;

  /** Throws when it is no module. */
  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.module = new WebAssembly.Module(bytes);
    // It takes some ten milliseconds, which are not to be counted as a test's.
    this.#deeper = deepened(bytes);
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
    const bytes = this.#deeper;
    this.#deeper = undefined;
    if (!bytes) return false;
    try {
      this.module = new WebAssembly.Module(bytes);
      this.deep = true;
    } catch {
      // It exports names of ours, say; one stack must do for it.
    }
    return this.deep;
  }
}
