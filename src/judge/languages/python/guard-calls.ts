import { joined, numberBytes, WasmReader } from '#judge/wasm-bytes.ts';

/** What `guardCalls` adds to the interpreter's exports, kept from Pyodide. */
export const GUARD = {
  /** A global: where the stack pointer is below it, a call goes on on a new stack. */
  floor: 'dryrun_floor',
  /** A global: 1 once `run` has returned. */
  done: 'dryrun_done',
  /** Evaluates the frame that the guard has kept. */
  run: 'dryrun_run',
  /** A table whose one function is called where a new stack is needed; it calls `run` there. */
  table: 'dryrun_table',
} as const;

const EVALUATE = '_PyEval_EvalFrameDefault';
const STACK_POINTER = '__stack_pointer';

const SECTION = { type: 1, import: 2, function: 3, table: 4, global: 6, export: 7, code: 10 } as const;
const KIND = { function: 0, table: 1, global: 3 } as const;
const HEAD = 8;
const [I32, FUNCTION, FUNCTION_REFERENCE] = [0x7f, 0x60, 0x70];

interface Section {
  id: number;
  body: Uint8Array;
}

function readSections(bytes: Uint8Array): Section[] {
  const sections: Section[] = [];
  for (const reader = new WasmReader(bytes, HEAD); reader.at < bytes.length; ) {
    const id = reader.byte();
    const end = reader.number() + reader.at;
    sections.push({ id, body: bytes.subarray(reader.at, end) });
    reader.at = end;
  }
  return sections;
}

function skipName(reader: WasmReader): void {
  const length = reader.number();
  reader.at += length;
}

/** How many functions and globals are imported. Throws for an import of anything else. */
function countImports(body: Uint8Array): { functions: number; globals: number } {
  const reader = new WasmReader(body);
  const kinds = reader.list(() => {
    skipName(reader);
    skipName(reader);
    const kind = reader.byte();
    if (kind === KIND.function) reader.number();
    // A global: its type, and whether it changes.
    else if (kind === KIND.global) reader.at += 2;
    else throw new Error('an import that is neither a function nor a global');
    return kind;
  });
  const functions = kinds.filter((kind) => kind === KIND.function).length;
  return { functions, globals: kinds.length - functions };
}

/** Number of the function or global that is exported under a name. */
function exported(body: Uint8Array, name: string): number {
  const reader = new WasmReader(body);
  const found = reader.list(() => {
    const length = reader.number();
    const text = String.fromCharCode(...body.subarray(reader.at, reader.at + length));
    reader.at += length;
    reader.byte();
    return { text, index: reader.number() };
  });
  const index = found.find(({ text }) => text === name)?.index;
  if (index === undefined) throw new Error(`the interpreter exports no ${name}`);
  return index;
}

const text = (name: string) => [name.length, ...[...name].map((letter) => letter.charCodeAt(0))];
const bodyBytes = (code: number[]) => [...numberBytes(code.length + 1), 0, ...code];

/** Code of the guard, and of what runs on the new stack. */
function codeOf(indices: {
  stackPointer: number;
  /** The first of six globals: three arguments, the result, then those of `GUARD`. */
  globals: number;
  evaluate: number;
  toldType: number;
  table: number;
}): { guard: number[]; run: number[] } {
  const global = (place: number) => numberBytes(indices.globals + place);
  const get = (place: number) => [0x23, ...global(place)];
  const set = (place: number) => [0x24, ...global(place)];
  const local = (place: number) => [0x20, place];
  const places = [0, 1, 2];
  const evaluate = [0x10, ...numberBytes(indices.evaluate)];
  const guard = [
    // Stack pointer < floor?
    ...[0x23, ...numberBytes(indices.stackPointer), ...get(4), 0x49, 0x04, 0x40],
    ...places.flatMap((place) => [...local(place), ...set(place)]),
    ...[0x41, 0, 0x41, 0, 0x11, ...numberBytes(indices.toldType), ...numberBytes(indices.table)],
    ...[...get(3), 0x0f, 0x0b],
    ...[...places.flatMap(local), ...evaluate, 0x0b],
  ];
  const run = [...places.flatMap(get), ...evaluate, ...set(3), 0x41, 1, ...set(5), 0x0b];
  return { guard, run };
}

/**
 * A copy of the interpreter that asks before it evaluates a frame from C code (which `sum`, `map`, generators and comparisons call) whether
 * there is room left on the stack; `deep-recursion.ts` gives it another one. Calls from Python to Python don't come here. Throws if this is not
 * the code it knows.
 */
export function guardCalls(original: Uint8Array): Uint8Array<ArrayBuffer> {
  const sections = readSections(original);
  const bodyOf = (id: number) => {
    const found = sections.find((section) => section.id === id);
    if (!found) throw new Error(`there is no section ${id}`);
    return found.body;
  };
  const count = (id: number) => new WasmReader(bodyOf(id)).number();
  const imported = countImports(bodyOf(SECTION.import));
  const evaluate = exported(bodyOf(SECTION.export), EVALUATE);
  const moved = imported.functions + count(SECTION.function);
  const declared = new WasmReader(bodyOf(SECTION.function));
  const evaluateType = declared.list(() => declared.number())[evaluate - imported.functions] ?? 0;
  const types = count(SECTION.type);
  const globals = imported.globals + count(SECTION.global);
  const table = count(SECTION.table);
  const { guard, run } = codeOf({
    stackPointer: exported(bodyOf(SECTION.export), STACK_POINTER),
    globals,
    evaluate: moved,
    toldType: types,
    table,
  });

  const code = new WasmReader(bodyOf(SECTION.code));
  const bodies = code.list(() => {
    const from = code.at;
    const end = code.number() + code.at;
    code.at = end;
    return bodyOf(SECTION.code).subarray(from, end);
  });
  const evaluated = bodies[evaluate - imported.functions];
  if (!evaluated) throw new Error(`${EVALUATE} was not recognized`);
  const guarded = bodies.with(evaluate - imported.functions, new Uint8Array(bodyBytes(guard)));
  const global = [I32, 1, 0x41, 0, 0x0b];
  const added: Record<number, ArrayLike<number>[]> = {
    [SECTION.type]: [
      [FUNCTION, 1, I32, 0],
      [FUNCTION, 0, 0],
    ],
    [SECTION.function]: [numberBytes(evaluateType), numberBytes(types + 1)],
    [SECTION.table]: [[FUNCTION_REFERENCE, 0, 1]],
    [SECTION.global]: Array.from({ length: 6 }, () => global),
    [SECTION.export]: [
      [...text(GUARD.floor), KIND.global, ...numberBytes(globals + 4)],
      [...text(GUARD.done), KIND.global, ...numberBytes(globals + 5)],
      [...text(GUARD.run), KIND.function, ...numberBytes(moved + 1)],
      [...text(GUARD.table), KIND.table, ...numberBytes(table)],
    ],
  };
  const written = ({ id, body }: Section): Uint8Array => {
    if (id === SECTION.code) {
      const all = [...guarded, evaluated, new Uint8Array(bodyBytes(run))];
      return joined([numberBytes(all.length), ...all]);
    }
    const items = added[id];
    if (!items) return body;
    const reader = new WasmReader(body);
    const length = reader.number() + items.length;
    return joined([numberBytes(length), body.subarray(reader.at), ...items]);
  };
  const pieces = sections.map((section) => {
    const body = written(section);
    return joined([[section.id], numberBytes(body.length), body]);
  });
  return joined([original.subarray(0, HEAD), ...pieces]);
}
