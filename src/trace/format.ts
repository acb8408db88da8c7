/**
 * A trace: what a program did, one small operation after the other. The tracers of the languages write it, `read-trace.ts` checks it,
 * `replay.ts` makes states of it.
 *
 * An operation is a tuple that begins with its code. Some begin a step; those that follow are what the step changed:
 * `["l", 12]`, then `["v", 1, "left", 3]`, is "line 12 ran, and `left` of call 1 became 3".
 */

/**
 * A value as a tracer writes it. Whole numbers up to 2^53 are numbers. Texts say by their first letter what they are: `s` a string, `S9:abc` the
 * beginning of one of 9 characters, `c` a character, `f` a float, `i` a longer whole number, `x` what is only named, as Java names `null`,
 * `true` and `false`. `[7]` is object 7, `{t: …}` a tuple with `n` elements where not all are there.
 */
export type Value = null | boolean | number | string | readonly [number] | Tuple;
export interface Tuple {
  readonly t: readonly Value[];
  readonly n?: number;
}

export type ObjectKind = 'list' | 'dict' | 'set' | 'object';

/** Entries of a dict, a set (values null) or an instance (keys are its fields' names). */
export type Entry = readonly [key: Value, value: Value];

/** What begins a step. `call` numbers are unique; 0 is the module. */
export type StepOperation =
  /** A line of the innermost call ran. */
  | readonly ['l', line: number]
  /** The line that called goes on after the call, and has an effect. */
  | readonly ['b']
  | readonly ['c', call: number, name: string, line: number, callerLine: number]
  /** A generator goes on. */
  | readonly ['g', call: number, callerLine: number]
  /** The innermost call ends with a value; `y`: a generator waits after giving one; `u`: an exception ends it. */
  | readonly ['r', value: Value]
  | readonly ['y', value: Value]
  | readonly ['u']
  | readonly ['e', line: number, message: string];

/** What a step changed. `size` is how many elements there are; those kept are the first. */
export type EffectOperation =
  | readonly ['v', call: number, name: string, value: Value]
  | readonly ['d', call: number, name: string]
  | readonly [
      'n',
      id: number,
      kind: ObjectKind,
      type: string,
      size: number,
      content: readonly Value[] | readonly Entry[],
    ]
  | readonly ['=', id: number, index: number, value: Value]
  | readonly ['s', id: number, start: number, removed: number, added: readonly Value[], size: number]
  | readonly ['k', id: number, key: Value, value: Value, size: number]
  | readonly ['x', id: number, key: Value, size: number]
  | readonly ['z', id: number, size: number]
  | readonly ['p', text: string];

/** Steps may be missing here, before which there were so many: everything there is, is told anew. */
export type GapOperation =
  | readonly ['K', before: number]
  | readonly ['F', call: number, name: string, line: number];

export type Operation = StepOperation | EffectOperation | GapOperation;

/** A line that decides, and the line that runs next when its condition is true. */
export type Branch = readonly [line: number, next: number, kind: 'if' | 'while' | 'for'];

export interface Trace {
  operations: readonly Operation[];
  branches: readonly Branch[];
  /** The time was up before the program ended. */
  stopped: boolean;
  /** Steps between the beginning and the end that were not kept. */
  skipped: number;
}

const STEPS = new Set(['l', 'b', 'c', 'g', 'r', 'y', 'u', 'e']);

export const isStep = (operation: Operation): operation is StepOperation => STEPS.has(operation[0]);
export const isReference = (value: Value | undefined): value is readonly [number] => Array.isArray(value);
export const isTuple = (value: Value | undefined): value is Tuple =>
  typeof value === 'object' && value !== null && 't' in value;

/** Nothing, in any language. */
export const isNothing = (value: Value | undefined) =>
  value === null || value === 'xnull' || value === 'xnothing';
export const isFalse = (value: Value | undefined) => value === false || value === 'xfalse';
/** Whether a value is true or false, and not which. */
export const isTruth = (value: Value) =>
  typeof value === 'boolean' || value === 'xtrue' || value === 'xfalse';
