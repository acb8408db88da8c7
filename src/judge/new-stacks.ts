/** A function that the engine runs on a stack of its own, which is what it is used for here; nothing is waited for inside. */
type Promising = (call: () => void) => () => Promise<void>;

/** Of `WebAssembly`, which pages and Node have. */
interface Engine {
  promising?: Promising;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
}
const engine = (globalThis as unknown as { WebAssembly: Engine }).WebAssembly;

/** Absent in browsers without JavaScript Promise Integration. */
export const { promising } = engine;

/** A function of the host as one of WebAssembly's, which a table takes. */
export function asWasm(host: (argument: number) => void): unknown {
  // (import "" "" (func (param i32))) (export "" (func 0))
  const bytes = [
    0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x60, 1, 0x7f, 0, 2, 5, 1, 0, 0, 0, 0, 7, 4, 1, 0, 0, 0,
  ];
  const module = new engine.Module(new Uint8Array(bytes));
  return new engine.Instance(module, { '': { '': host } }).exports[''];
}
