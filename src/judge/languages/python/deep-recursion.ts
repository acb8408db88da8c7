import { asWasm, promising } from '#judge/new-stacks.ts';
import { GUARD } from './guard-calls.ts';

/**
 * Bytes of the shadow stack after which C code that calls itself gets Python's RecursionError. Measured with a stack of 1 MB, as
 * Chromium's workers have: the browser's stack, of which C code takes more, overflows from 276,000 on.
 */
const C_STACK = 240_000;
/** What CPython keeps of a stack's end for itself. */
const C_STACK_MARGIN = 16_384;
const SIZE = C_STACK + C_STACK_MARGIN;
/** Bytes after which a call from C into Python goes on on the next stack; what is left is for C code that calls itself. */
const FILLED = 140_000;
/** Beyond the first one: room for some 20,000 calls through `sum` and a generator, in 20 MB. */
const STACKS = 80;
const ALIGNMENT = 16;

/** Of Emscripten's module; pointers are numbers. */
export interface StackFunctions {
  _malloc: (bytes: number) => number;
  _PyThreadState_Get: () => number;
  _PyUnstable_ThreadState_SetStackProtection: (threadState: number, start: number, size: number) => number;
}

/** What an interpreter that `guardCalls` has changed exports for this. */
interface GuardExports {
  __stack_pointer: WebAssembly.Global<'i32'>;
  [GUARD.floor]: WebAssembly.Global<'i32'>;
  [GUARD.done]: WebAssembly.Global<'i32'>;
  [GUARD.run]: () => void;
  [GUARD.table]: WebAssembly.Table;
}

/** Unwinds the older stacks after what happened on a newer one, which is hardly ever anything but that it was full. */
class Unwinding extends Error {
  override message = 'stack overflow';
}

/**
 * Gives calls that nest through C code (`sum`, `any`, `map`, generators, comparisons) a new stack where one is full. Without JavaScript
 * Promise Integration there is only the first, which holds some 600 of them.
 */
export function allowDeepRecursion(exports: WebAssembly.Exports, functions: StackFunctions): void {
  const guard = exports as unknown as GuardExports;
  const [pointer, floor, done] = [guard.__stack_pointer, guard[GUARD.floor], guard[GUARD.done]];
  const evaluate = guard[GUARD.run];
  const { _malloc, _PyThreadState_Get, _PyUnstable_ThreadState_SetStackProtection } = functions;
  /** Where each new stack begins; kept once it is there. */
  const tops: number[] = [];
  let used = 0;
  let begins = pointer.value;
  const begin = (top: number) => {
    begins = top;
    _PyUnstable_ThreadState_SetStackProtection(_PyThreadState_Get(), top - SIZE, SIZE);
  };
  const nextTop = (): number | undefined => {
    if (used === STACKS || !promising) return;
    if (tops[used] === undefined) {
      const place = _malloc(SIZE + ALIGNMENT);
      if (place === 0) return;
      tops[used] = (place + SIZE + ALIGNMENT) & -ALIGNMENT;
    }
    return tops[used];
  };
  const deeper = () => {
    const before = { pointer: pointer.value, floor: floor.value, begins };
    const top = nextTop();
    if (top === undefined) {
      // What is left of this one ends in Python's RecursionError.
      floor.value = 0;
      evaluate();
    } else {
      used += 1;
      pointer.value = top;
      floor.value = top - FILLED;
      begin(top);
      const run = promising?.(evaluate)();
      used -= 1;
      pointer.value = before.pointer;
      begin(before.begins);
      // Nothing waits inside, so that by now it has ended, one way or the other.
      if (done.value === 0) {
        run?.catch(() => {});
        throw new Unwinding();
      }
    }
    // So had this one, which says nothing of the one it was called from.
    done.value = 0;
    floor.value = before.floor;
  };
  guard[GUARD.table].set(0, asWasm(deeper));
  begin(pointer.value);
  floor.value = promising ? pointer.value - FILLED : 0;
}
