import { WasmReader } from '#judge/wasm-bytes.ts';
import { type Calls, callsOf } from './wasm-calls.ts';

/** Kinds of a module's sections, by the number they begin with. */
export const SECTION = {
  type: 1,
  import: 2,
  function: 3,
  table: 4,
  global: 6,
  export: 7,
  element: 9,
  code: 10,
} as const;

const HEAD = 8;
const FUNCTION_IMPORT = 0;
const FUNCTION_TYPE = 0x60;

export interface FunctionType {
  /** Value types by their number: `0x7f` is `i32`. */
  params: number[];
  results: number[];
}

/** A function with a body. */
export interface DefinedFunction {
  index: number;
  typeIndex: number;
  type: FunctionType;
  /** Locals that are no parameters. */
  locals: number;
  body: Uint8Array;
  calls: Calls;
}

/** What a module holds, as far as its calls are concerned. */
export interface WasmModule {
  /** In order; `body` as it is written. */
  sections: { id: number; body: Uint8Array }[];
  types: FunctionType[];
  functions: DefinedFunction[];
  /** What the table is filled with: numbers of functions, and what is written before them. */
  elements: { head: Uint8Array; functions: number[] }[];
}

function readTypes(reader: WasmReader): FunctionType[] {
  return reader.list(() => {
    if (reader.byte() !== FUNCTION_TYPE) throw new Error('unknown kind of type');
    return { params: reader.list(() => reader.byte()), results: reader.list(() => reader.byte()) };
  });
}

/** Throws for anything but functions: this linker imports nothing else. */
function countImports(reader: WasmReader): number {
  return reader.list(() => {
    for (const _name of ['module', 'field']) {
      const length = reader.number();
      reader.at += length;
    }
    if (reader.byte() !== FUNCTION_IMPORT) throw new Error('an import that is no function');
    reader.number();
  }).length;
}

/** `0, i32.const <place>, end`, then functions: the only kind of segment that this linker writes. */
function readElements(body: Uint8Array): WasmModule['elements'] {
  const reader = new WasmReader(body);
  return reader.list(() => {
    const from = reader.at;
    if (reader.byte() !== 0 || reader.byte() !== 0x41) throw new Error('unknown kind of element');
    reader.skipNumber();
    reader.byte();
    return { head: body.subarray(from, reader.at), functions: reader.list(() => reader.number()) };
  });
}

function readBody(body: Uint8Array): Pick<DefinedFunction, 'locals' | 'body' | 'calls'> {
  const reader = new WasmReader(body);
  const counts = reader.list(() => {
    const count = reader.number();
    reader.byte();
    return count;
  });
  return { locals: counts.reduce((sum, count) => sum + count, 0), body, calls: callsOf(body, reader.at) };
}

/** Reads a module as `wasm-ld` writes it. Throws for what it does not know. */
export function readModule(bytes: Uint8Array): WasmModule {
  const sections: WasmModule['sections'] = [];
  for (const reader = new WasmReader(bytes, HEAD); reader.at < bytes.length; ) {
    const id = reader.byte();
    const end = reader.number() + reader.at;
    sections.push({ id, body: bytes.subarray(reader.at, end) });
    reader.at = end;
  }
  const bodyOf = (id: number) => {
    const found = sections.find((one) => one.id === id);
    if (!found) throw new Error(`there is no section ${id}`);
    return found.body;
  };
  const section = (id: number) => new WasmReader(bodyOf(id));
  const types = readTypes(section(SECTION.type));
  const imported = countImports(section(SECTION.import));
  const declared = section(SECTION.function);
  const typeIndices = declared.list(() => declared.number());
  const code = section(SECTION.code);
  const bodies = code.list(() => {
    const end = code.number() + code.at;
    const body = bodyOf(SECTION.code).subarray(code.at, end);
    code.at = end;
    return body;
  });
  const functions = bodies.map((body, place): DefinedFunction => {
    const typeIndex = typeIndices[place] ?? 0;
    const type = types[typeIndex] ?? { params: [], results: [] };
    return { index: imported + place, typeIndex, type, ...readBody(body) };
  });
  return { sections, types, functions, elements: readElements(bodyOf(SECTION.element)) };
}
