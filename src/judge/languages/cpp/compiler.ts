import { z } from 'zod/mini';
import type { WorkerLink } from '#judge/worker-link.ts';
import type { Compiled } from './clang/compile.ts';
import type { CompilerMessage } from './messages.ts';

const compiledSchema = z.union([
  z.object({ program: z.instanceof(Uint8Array) }),
  z.object({ messages: z.string() }),
]);

/** Milliseconds without work after which the compiler's memory is given back. */
const IDLE_MS = 60_000;

/** A compiler in a worker of its own, which keeps the program it compiled last: a killed program starts again without it. */
export class Compiler {
  readonly #start: () => Promise<WorkerLink<CompilerMessage>>;
  readonly #release: () => void;
  readonly #idleMs: number;
  #link: Promise<WorkerLink<CompilerMessage>> | undefined;
  #last: { text: string; compiled: Compiled } | undefined;
  #busy = false;
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** `release` gives back what `start` needed beside the worker. */
  constructor(
    start: () => Promise<WorkerLink<CompilerMessage>>,
    release: () => void = () => {},
    idleMs: number = IDLE_MS,
  ) {
    this.#start = start;
    this.#release = release;
    this.#idleMs = idleMs;
  }

  /** Rejects when the compiler cannot start. */
  async warm(): Promise<void> {
    await this.#started();
    this.#rest();
  }

  #started(): Promise<WorkerLink<CompilerMessage>> {
    clearTimeout(this.#idle);
    this.#link ??= this.#start();
    this.#link.catch(() => this.dispose());
    return this.#link;
  }

  async compile(text: string): Promise<Compiled> {
    if (this.#last?.text === text) return this.#last.compiled;
    this.#busy = true;
    try {
      const link = await this.#started();
      const compiled = compiledSchema.parse(await link.ask({ text }));
      this.#last = { text, compiled };
      return compiled;
    } finally {
      this.#busy = false;
      this.#rest();
    }
  }

  #rest(): void {
    clearTimeout(this.#idle);
    if (!this.#link) return;
    this.#idle = setTimeout(() => this.dispose(), this.#idleMs);
    // Node would wait for it.
    if (typeof this.#idle === 'object') this.#idle.unref();
  }

  /** Milliseconds of processor that compiling has taken so far, where that can be told. */
  async cpuMs(): Promise<number> {
    return (await (await this.#link)?.cpuMs?.()) ?? 0;
  }

  /** Ends a compilation in progress, if any. */
  interrupt(): void {
    if (this.#busy) this.#end();
  }

  #end(): void {
    clearTimeout(this.#idle);
    const link = this.#link;
    this.#link = undefined;
    link?.then(
      (started) => started.kill(),
      () => {},
    );
  }

  /** Gives everything back; the next program starts it again. */
  dispose(): void {
    this.#end();
    this.#release();
  }
}
