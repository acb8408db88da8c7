import { guardCalls } from './guard-calls.ts';

/**
 * CPython frees a chain of objects by recursion and switches to a loop ("trashcan", `_Py_Dealloc` in `Objects/object.c`) when
 * little is left of the C stack. It measures that by WebAssembly's shadow stack, of which freeing uses next to nothing while the
 * browser's own stack, about 1 MB in a worker, runs out after a thousand linked nodes, and the interpreter with it. So the
 * two thresholds, counted in steps of 8 KB above the limit that `host.ts` sets, are raised from 2 and 4.
 */
export const DEALLOC_MARGIN = 26;

/** `(stack pointer - tstate->c_stack_soft_limit) >> 13`, kept in local 4, then `> 1`. */
const DEPOSIT = [0x28, 0x02, 0xc8, 0x05, 0x6b, 0x41, 0x0d, 0x75, 0x22, 0x04, 0x41, 0x01, 0x4a];
/** Local 4 `< 4`, further down in the same function. */
const DESTROY = [0x20, 0x04, 0x41, 0x04, 0x48];
const FUNCTION_LENGTH = 600;

function positions(bytes: Uint8Array, pattern: number[], from = 0, to = bytes.length): number[] {
  const found: number[] = [];
  const first = pattern[0] ?? 0;
  for (let at = bytes.indexOf(first, from); at >= 0 && at < to; at = bytes.indexOf(first, at + 1)) {
    if (pattern.every((byte, offset) => bytes[at + offset] === byte)) found.push(at);
  }
  return found;
}

/** A copy of `pyodide.asm.wasm` with the thresholds raised and its calls guarded. Throws if this is not the code it knows. */
export function patchWasm(original: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(original);
  const [deposit, ...others] = positions(bytes, DEPOSIT);
  if (deposit === undefined || others.length > 0) throw new Error('_Py_Dealloc was not recognized');
  const [destroy, ...more] = positions(bytes, DESTROY, deposit, deposit + FUNCTION_LENGTH);
  if (destroy === undefined || more.length > 0) throw new Error('the end of _Py_Dealloc was not recognized');
  bytes[deposit + 11] = DEALLOC_MARGIN - 1;
  bytes[destroy + 3] = DEALLOC_MARGIN + 2;
  return guardCalls(bytes);
}
