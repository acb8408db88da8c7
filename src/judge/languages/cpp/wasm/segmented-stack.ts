import { asWasm, promising } from '#judge/new-stacks.ts';
import { DEEPER_TABLE, onNewStack, RETURNED } from './stack-switching.ts';
import { TOO_DEEP } from './trap.ts';

/** Whether this engine gives a call a new stack: browsers do that have JavaScript Promise Integration. */
export const hasNewStacks = promising !== undefined;

/** Engines keep about 1 MB for each, of which calls fill 640 KB (see `stack-switching.ts`): 40 MB together. */
const STACKS = 64;

/** Thrown where all of them are full. */
class TooDeep extends Error {
  override message = TOO_DEEP;
}

/** Unwinds the older stacks after what happened on a newer one. */
class Unwinding extends Error {}

/** Gives a deepened program (see `stack-switching.ts`) its new stacks. To be made before the instance is started. */
export class SegmentedStack {
  readonly #exports: WebAssembly.Exports;
  #stacks = 0;
  #returned = false;
  #failed: Promise<void> | undefined;

  constructor(instance: WebAssembly.Instance) {
    this.#exports = instance.exports;
    const table = this.#exports[DEEPER_TABLE] as WebAssembly.Table;
    table.set(
      0,
      asWasm((index) => this.#deeper(index)),
    );
  }

  #deeper(index: number): void {
    this.#returned = index === RETURNED;
    if (this.#returned) return;
    if (this.#stacks === STACKS) throw new TooDeep();
    this.#stacks++;
    const run = promising?.(this.#exports[onNewStack(index)] as () => void)();
    this.#stacks--;
    // Nothing waits inside, so that by now it has ended, one way or the other.
    if (!this.#returned) {
      this.#failed ??= run;
      run?.catch(() => {});
      throw new Unwinding();
    }
    // So had this one, which says nothing of the one it was called from.
    this.#returned = false;
  }

  /** What a run ended with that threw `error`: on a newer stack that is known a moment later. */
  async causeOf(error: unknown): Promise<unknown> {
    if (!(error instanceof Unwinding)) return error;
    try {
      await this.#failed;
    } catch (cause) {
      return cause;
    }
  }
}
