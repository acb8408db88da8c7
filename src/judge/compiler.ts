import type { WorkerLink } from './worker-link.ts';

/** Milliseconds without work after which the compiler's memory is given back. */
const IDLE_MS = 60_000;

interface CompilerOptions<Message, Compiled> {
  start: () => Promise<WorkerLink<Message>>;
  /** What a reply of the worker's comes to. Throws for what is no reply. */
  read: (reply: unknown) => Compiled;
  /** Gives back what `start` needed beside the worker. */
  release?: () => void;
  idleMs?: number;
}

/** A compiler in a worker of its own, which keeps the program it compiled last: a killed program starts again without it. */
export class Compiler<Message, Compiled> {
  readonly #options: Required<CompilerOptions<Message, Compiled>>;
  #link: Promise<WorkerLink<Message>> | undefined;
  #last: { key: string; compiled: Compiled } | undefined;
  #busy = false;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor({ release = () => {}, idleMs = IDLE_MS, ...options }: CompilerOptions<Message, Compiled>) {
    this.#options = { ...options, release, idleMs };
  }

  /** Rejects when the compiler cannot start. */
  async warm(): Promise<void> {
    await this.#started();
    this.#rest();
  }

  #started(): Promise<WorkerLink<Message>> {
    clearTimeout(this.#idle);
    this.#link ??= this.#options.start();
    this.#link.catch(() => this.dispose());
    return this.#link;
  }

  async compile(message: Message): Promise<Compiled> {
    const key = JSON.stringify(message);
    if (this.#last?.key === key) return this.#last.compiled;
    this.#busy = true;
    try {
      const link = await this.#started();
      const compiled = this.#options.read(await link.ask(message));
      this.#last = { key, compiled };
      return compiled;
    } finally {
      this.#busy = false;
      this.#rest();
    }
  }

  #rest(): void {
    clearTimeout(this.#idle);
    if (!this.#link) return;
    this.#idle = setTimeout(() => this.dispose(), this.#options.idleMs);
    // Node would wait for it.
    if (typeof this.#idle === 'object') this.#idle.unref();
  }

  /** Milliseconds of processor that compiling has taken so far, where that can be told. */
  async cpuMs(): Promise<number> {
    return (await (await this.#link)?.cpuMs?.()) ?? 0;
  }

  /** Ends a compilation in progress, if any. */
  interrupt(): void {
    if (this.#busy) this.restart();
  }

  /** Ends the worker; the next program starts another. */
  restart(): void {
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
    this.restart();
    this.#options.release();
  }
}
