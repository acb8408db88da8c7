import { type EffectOperation, isStep, type Operation, type StepOperation, type Trace } from './format.ts';
import { apply, copyDraft, type Draft, emptyDraft, type State } from './state.ts';

/** Steps between two states that are kept: a jump applies no more than that. */
const INTERVAL = 1000;

/** One step: what began it, where it was, and what it changed. */
export interface Step {
  readonly index: number;
  readonly operation: StepOperation;
  readonly effects: readonly EffectOperation[];
  /** Calls on the stack while it ran, the one it belongs to included. */
  readonly depth: number;
  /** The call that it belongs to, and its line. */
  readonly call: number;
  readonly line: number;
  /** Steps before it that were not kept; 0 where the one before it is there. */
  readonly missing: number;
}

const isEnd = ([code]: StepOperation) => code === 'r' || code === 'y' || code === 'u';

const isEffect = (operation: Operation): operation is EffectOperation =>
  !isStep(operation) && operation[0] !== 'K' && operation[0] !== 'F';

/** Goes to any step of a trace, forwards and backwards. */
export class Replay {
  readonly trace: Trace;
  /** Everything that was printed. */
  readonly output: string;
  /** Of each step: its own operation, and the first one to apply, which tells everything anew after a gap. */
  readonly #steps: number[] = [];
  readonly #from: number[] = [];
  readonly #depths: number[] = [];
  readonly #calls: number[] = [];
  readonly #lines: number[] = [];
  /** Steps that are missing before a step, by its index. */
  readonly #missing = new Map<number, number>();
  /** The states before every so many steps. */
  readonly #kept: Draft[] = [];
  #draft = emptyDraft();
  /** The step that `#draft` is the state after. */
  #at = -1;

  constructor(trace: Trace) {
    this.trace = trace;
    const printed: string[] = [];
    const draft = emptyDraft();
    let gap: number | undefined;
    let skipped = 0;
    for (const [index, operation] of trace.operations.entries()) {
      if (operation[0] === 'K') {
        gap = index;
        const missing = operation[1] - skipped - this.length;
        if (missing > 0) this.#missing.set(this.length, missing);
        skipped += Math.max(0, missing);
      }
      if (operation[0] === 'p') printed.push(operation[1]);
      if (!isStep(operation)) {
        apply(draft, operation);
        continue;
      }
      if (this.length % INTERVAL === 0) this.#kept.push(copyDraft(draft));
      this.#from.push(gap ?? (this.length === 0 ? 0 : index));
      this.#steps.push(index);
      this.#begin(draft, operation);
      gap = undefined;
    }
    this.output = printed.join('');
  }

  /** The end of a call still belongs to it. */
  #begin(draft: Draft, operation: StepOperation): void {
    const before = draft.calls.length;
    const leaving = isEnd(operation) ? draft.calls.at(-1) : undefined;
    apply(draft, operation);
    const call = leaving ?? draft.calls.at(-1);
    this.#depths.push(leaving ? before : draft.calls.length);
    this.#calls.push(call?.number ?? 0);
    this.#lines.push(call?.line ?? 0);
  }

  /** How many steps there are. */
  get length(): number {
    return this.#steps.length;
  }

  depth = (index: number): number => this.#depths[index] ?? 0;
  line = (index: number): number => this.#lines[index] ?? 0;
  call = (index: number): number => this.#calls[index] ?? 0;
  operation = (index: number): StepOperation | undefined => {
    const operation = this.trace.operations[this.#steps[index] ?? -1];
    return operation && isStep(operation) ? operation : undefined;
  };

  effects = (index: number): EffectOperation[] =>
    this.trace.operations.slice((this.#steps[index] ?? 0) + 1, this.#end(index)).filter(isEffect);

  #end = (index: number): number => this.#from[index + 1] ?? this.trace.operations.length;

  /** @throws for a step that there is not */
  step(index: number): Step {
    const operation = this.operation(index);
    if (!operation) throw new RangeError(`there is no step ${index}`);
    return {
      index,
      operation,
      effects: this.effects(index),
      depth: this.depth(index),
      call: this.call(index),
      line: this.line(index),
      missing: this.#missing.get(index) ?? 0,
    };
  }

  /** What there is after a step. */
  state(index: number): State {
    const target = Math.min(Math.max(0, index), this.length - 1);
    const nearest = Math.floor(target / INTERVAL);
    if (this.#at > target || this.#at < nearest * INTERVAL - 1) {
      this.#draft = copyDraft(this.#kept[nearest] ?? emptyDraft());
      this.#at = nearest * INTERVAL - 1;
    }
    while (this.#at < target) {
      this.#at += 1;
      const end = this.#end(this.#at);
      for (let next = this.#from[this.#at] ?? end; next < end; next += 1) {
        const operation = this.trace.operations[next];
        if (operation) apply(this.#draft, operation);
      }
    }
    return copyDraft(this.#draft);
  }
}
