/** Milliseconds without a program running before a spare is started: starting one takes processor time that is the program's. */
const QUIET_MS = 250;

/** Keeps one started backend in reserve, so that whoever lost theirs goes on at once. */
export class WarmSpare<Backend extends { kill: () => void }> {
  readonly #start: () => Promise<Backend>;
  #spare: Promise<Backend> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(start: () => Promise<Backend>) {
    this.#start = start;
  }

  /** The spare, if there is one, else one that is started now. */
  take(): Promise<Backend> {
    const taken = this.#spare ?? this.#start();
    this.#spare = undefined;
    return taken;
  }

  /** A program begins: nothing is started meanwhile. */
  busy(): void {
    clearTimeout(this.#timer);
  }

  /** Nothing runs: unless that changes, a spare is started soon. */
  quiet(): void {
    clearTimeout(this.#timer);
    if (this.#closed || this.#spare) return;
    this.#timer = setTimeout(() => {
      const spare = this.#start();
      this.#spare = spare;
      // Nobody waits for it yet. One that failed is no spare; whoever needs a backend then tries and hears why.
      spare.catch(() => {
        if (this.#spare === spare) this.#spare = undefined;
      });
    }, QUIET_MS);
  }

  /** No more spares; the one there is ends. */
  close(): void {
    this.#closed = true;
    this.drop();
  }

  /** The spare there is ends; another one is started when it is quiet again. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#spare?.then(
      (backend) => backend.kill(),
      () => {},
    );
    this.#spare = undefined;
  }
}
