import type { Diagnostic } from '#judge/verdict.ts';
import { USER_FILE } from './program.ts';

const MESSAGE = /^([^:\n]+):(\d+):(?:(\d+):)? (?:fatal )?error: (.*)$/gm;
/** Enough to mend a program by; the rest are mostly consequences of the first. */
const SHOWN = 5;

/** `wasm-ld: error: /program.o: undefined symbol: f()` */
const LINKER = /^wasm-ld: error: (?:[^:\n]*: )?(.*)$/gm;

/** Errors out of the text of g++ or clang; only those in the user's own lines have a place. */
export function cppDiagnostics(output: string): Diagnostic[] {
  const found = [...output.matchAll(MESSAGE)].map(([, file, line, column, message = '']): Diagnostic => {
    if (file !== USER_FILE) return { message };
    return { line: Number(line), ...(column ? { column: Number(column) } : {}), message };
  });
  if (found.length === 0) {
    found.push(...[...output.matchAll(LINKER)].map(([, message = '']) => ({ message })));
  }
  const own = found.filter(({ line }) => line !== undefined);
  const shown = (own.length > 0 ? own : found).slice(0, SHOWN);
  return shown.length > 0
    ? shown
    : [{ message: output.trim().slice(0, 2000) || 'the program did not compile' }];
}
