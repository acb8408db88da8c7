import { joined, numberBytes, signedBytes } from '#judge/wasm-bytes.ts';
import { recursiveFunctions } from './recursive.ts';
import { Additions } from './wasm-additions.ts';
import {
  type DefinedFunction,
  type FunctionType,
  readModule,
  SECTION,
  type WasmModule,
} from './wasm-module.ts';

/** Exports of a deepened program: the table that takes the host's `deeper(index)`, and the functions to call on a new stack. */
export const DEEPER_TABLE = 'dryrun_deeper';
export const onNewStack = (index: number) => `dryrun_on_new_stack_${index}`;
/** Given to `deeper` instead of an index by a function that has returned on its new stack. */
export const RETURNED = -1;

/** Bytes of frames on the stack that the engine starts a program on. Chromium gives a worker 500 KB. */
const FIRST_STACK = 200 << 10;
/** Bytes of frames on each further one. An engine gives each about 1 MB, of which functions that do not recurse need some. */
const NEXT_STACK = 640 << 10;

const I32 = 0x7f;
const VOID = 0x40;
/** Constants that a global begins with, by its type. */
const ZERO: Record<number, number[]> = {
  [I32]: [0x41, 0],
  126: [0x42, 0],
  125: [0x43, 0, 0, 0, 0],
  124: [0x44, 0, 0, 0, 0, 0, 0, 0, 0],
};

const local = (index: number) => [0x20, ...numberBytes(index)];
const get = (index: number) => [0x23, ...numberBytes(index)];
const set = (index: number) => [0x24, ...numberBytes(index)];
const call = (index: number) => [0x10, ...numberBytes(index)];
const i32 = (value: number) => [0x41, ...signedBytes(value)];
const text = (value: string) => [...numberBytes(value.length), ...new TextEncoder().encode(value)];
const sized = (bytes: readonly number[]) => [...numberBytes(bytes.length), ...bytes];

/** More than any frame of the function takes, its guard's included, as engines lay them out at first: every local has its place. */
const frameBytes = ({ type, locals }: DefinedFunction) => 256 + 16 * (type.params.length + locals);

/** Globals that carry a call's arguments, or its results, from one stack to the other. */
class Carriers {
  readonly #additions: Additions;
  readonly #globals = new Map<string, number>();

  constructor(additions: Additions) {
    this.#additions = additions;
  }

  /** Throws for a type without constants. */
  of(types: readonly number[]): number[] {
    return types.map((type, place) => {
      const name = `${type} ${place}`;
      const zero = ZERO[type];
      if (!zero) throw new Error(`a value of type ${type} cannot be carried`);
      const index = this.#globals.get(name) ?? this.#additions.add(SECTION.global, [type, 1, ...zero, 0x0b]);
      this.#globals.set(name, index);
      return index;
    });
  }
}

const typeBytes = ({ params, results }: FunctionType) => [0x60, ...sized(params), ...sized(results)];

/** A body with its calls led elsewhere. */
function redirected({ body, calls }: DefinedFunction, guards: ReadonlyMap<number, number>): Uint8Array {
  const pieces: ArrayLike<number>[] = [];
  let at = 0;
  for (const { callee, from, to } of calls.direct) {
    const guard = guards.get(callee);
    if (guard === undefined) continue;
    pieces.push(body.subarray(at, from), numberBytes(guard));
    at = to;
  }
  return at === 0 ? body : joined([...pieces, body.subarray(at)]);
}

/** The sections that name functions to call, with guards named instead. */
function guarded(
  module: WasmModule,
  id: number,
  guards: ReadonlyMap<number, number>,
): Uint8Array | undefined {
  if (id === SECTION.code) {
    const bodies = module.functions.map((one) => redirected(one, guards));
    return joined([
      numberBytes(bodies.length),
      ...bodies.flatMap((body) => [numberBytes(body.length), body]),
    ]);
  }
  if (id === SECTION.element) {
    const segments = module.elements.map(({ head, functions }) => [
      ...[...head, ...numberBytes(functions.length)],
      ...functions.flatMap((index) => numberBytes(guards.get(index) ?? index)),
    ]);
    return joined([numberBytes(segments.length), ...segments]);
  }
}

/**
 * The program with a guard before each function that recurses. A guard counts the bytes of frames; where a stack has no room left, it
 * asks the host to call the function on a new one (see `segmented-stack.ts`), its arguments and results in globals. Throws for a module
 * that it does not understand.
 */
export function deepen(program: Uint8Array): Uint8Array<ArrayBuffer> {
  const module = readModule(program);
  const additions = new Additions(module);
  const carriers = new Carriers(additions);
  const recursive = recursiveFunctions(module);
  const firstNew = (module.functions.at(-1)?.index ?? -1) + 1;
  const guards = new Map(recursive.map(({ index }, place) => [index, firstNew + 2 * place]));

  const deeperType = additions.add(SECTION.type, typeBytes({ params: [I32], results: [] }));
  const entryType = additions.add(SECTION.type, typeBytes({ params: [], results: [] }));
  const table = additions.add(SECTION.table, [0x70, 0, 1]);
  const room = additions.add(SECTION.global, [I32, 1, ...i32(FIRST_STACK), 0x0b]);
  additions.add(SECTION.export, [...text(DEEPER_TABLE), 1, ...numberBytes(table)]);
  const deeper = (value: number) => [
    ...i32(value),
    ...i32(0),
    0x11,
    ...numberBytes(deeperType),
    ...numberBytes(table),
  ];

  const bodies: number[][] = [];
  for (const [place, one] of recursive.entries()) {
    const { params, results } = one.type;
    const given = carriers.of(params);
    const returned = carriers.of(results);
    const before = params.length;
    const giveBack = [...local(before), ...set(room)];
    const guard = [
      // One local: the room there was.
      ...[1, 1, I32],
      ...[...get(room), 0x22, ...numberBytes(before), ...i32(frameBytes(one)), 0x6b, ...set(room)],
      ...[...get(room), ...i32(0), 0x48, 0x04, VOID],
      ...given.flatMap((global, index) => [...local(index), ...set(global)]),
      ...deeper(place),
      ...giveBack,
      ...returned.flatMap(get),
      ...[0x0f, 0x0b],
      ...params.flatMap((_, index) => local(index)),
      ...call(one.index),
      ...giveBack,
      0x0b,
    ];
    const entry = [
      ...[0, ...i32(NEXT_STACK), ...set(room)],
      ...given.flatMap(get),
      ...call(one.index),
      ...returned.toReversed().flatMap(set),
      ...deeper(RETURNED),
      0x0b,
    ];
    additions.add(SECTION.function, numberBytes(one.typeIndex), numberBytes(entryType));
    bodies.push(guard, entry);
    additions.add(SECTION.export, [...text(onNewStack(place)), 0, ...numberBytes(firstNew + 2 * place + 1)]);
  }
  additions.add(SECTION.code, ...bodies.map(sized));

  const sections = module.sections.map(({ id, body }) => {
    const written = additions.written(id, guarded(module, id, guards) ?? body);
    return joined([[id], numberBytes(written.length), written]);
  });
  return joined([program.subarray(0, 8), ...sections]);
}
