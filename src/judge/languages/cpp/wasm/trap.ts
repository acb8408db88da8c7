import type { Outcome } from '#judge/verdict.ts';
import type { Frame } from '../frame.ts';

/** How a program in WebAssembly ended. */
export interface WasmEnding {
  /** Given to `exit`; absent after a trap. */
  code?: number;
  /** The engine's message. */
  trap?: string;
  stderr: string;
}

/** Names of types as the compiler writes them, where they are short: `St12out_of_range`, `N8Solution5CycleE`, `i`. */
const BASIC: Record<string, string> = {
  i: 'an int',
  l: 'a long',
  x: 'a long long',
  b: 'a bool',
  c: 'a char',
  PKc: 'a text',
};

function typeName(mangled: string): string {
  const basic = BASIC[mangled];
  if (basic) return basic;
  if (mangled.includes('basic_string')) return 'a std::string';
  const names: string[] = mangled.startsWith('St') ? ['std'] : [];
  for (let rest = mangled.replace(/^N?(?:St)?/, ''); ; ) {
    const length = Number.parseInt(rest, 10);
    if (!(length > 0)) break;
    const from = String(length).length;
    names.push(rest.slice(from, from + length));
    rest = rest.slice(from + length);
  }
  return names.join('::') || 'an exception';
}

/** `payload`: the type's name and what the exception says, a line each. */
function thrownText(payload: string): string {
  const [type = '', ...lines] = payload.split('\n');
  const what = lines.join(' ');
  return what ? `${typeName(type)}: ${what}` : `${typeName(type)} was thrown`;
}

/** Ways to end that the harness itself tells of, see `page.hpp`. */
const TOLD: Record<string, (payload: string) => string> = {
  'null-pointer': () => 'Segmentation fault: a null pointer was followed',
  'no-return': () => 'a function that must return a value ended without returning one',
  thrown: thrownText,
  assertion: (what) => `Assertion failed in the standard library: ${what}`,
};

/** `out_of_range was thrown in -fno-exceptions mode with message "vector"` */
const THROWN = /(\w+) was thrown in -fno-exceptions mode(?: with [^"\n]*message "([^"]*)")?/;
const NO_THREADS = 'threads are not available here: a judged program runs on one';
const ASSERTED = /^(Assertion failed: .*)$/m;

const NESTED = 'Segmentation fault: the calls are nested too deeply';
const OVERFLOW = /call stack|too much recursion|stack overflow/i;
/** What `segmented-stack.ts` says when the calls fill as many stacks as a program may have. */
export const TOO_DEEP = 'stack overflow on every stack';

/** By what engines call it. */
const TRAPS: [RegExp, string][] = [
  [/divi(de|sion) by zero|divide result|integer overflow/i, 'Arithmetic error: a division by zero'],
  [new RegExp(`^${TOO_DEEP}$`), `${NESTED}: they need more than 40 MB of stack`],
  [OVERFLOW, `${NESTED}: they fill the stack of about 1 MB that the browser gives them`],
  [
    /out of bounds|out of range/i,
    'Segmentation fault: a dangling pointer, an index out of range, or calls nested too deeply',
  ],
  [/signature|null function|indirect call/i, 'Segmentation fault: a call through a bad function pointer'],
];

interface Failure {
  kind: Extract<Outcome['kind'], 'runtime-error' | 'wrong-answer' | 'memory-limit' | 'output-limit'>;
  message?: string;
}

function crash({ code, trap = '', stderr }: WasmEnding): Failure {
  const [, thrown, what] = THROWN.exec(stderr) ?? [];
  if (thrown === 'bad_alloc') return { kind: 'memory-limit' };
  if (thrown === 'system_error' && stderr.includes('thread'))
    return { kind: 'runtime-error', message: NO_THREADS };
  const message =
    (thrown && [`std::${thrown}`, what].filter(Boolean).join(': ')) ||
    ASSERTED.exec(stderr)?.[1] ||
    (code === undefined ? undefined : `the program called exit(${code})`) ||
    TRAPS.find(([pattern]) => pattern.test(trap))?.[1] ||
    'Aborted: the program called abort or ended itself';
  return { kind: 'runtime-error', message };
}

/** Whether its calls did not fit on the engine's stack. */
export const overflowed = ({ trap = '' }: WasmEnding): boolean => OVERFLOW.test(trap);

/** What the end of a program without an answer means to its author. */
export function trapOutcome(frame: Frame | undefined, ending: WasmEnding): Failure {
  if (frame?.kind === 'thrown' && frame.payload.startsWith('St9bad_alloc')) return { kind: 'memory-limit' };
  const told = frame && TOLD[frame.kind];
  if (told) return { kind: 'runtime-error', message: told(frame.payload) };
  if (frame?.kind === 'wrong-answer') return { kind: 'wrong-answer', message: frame.payload };
  if (frame?.kind === 'memory-limit' || frame?.kind === 'output-limit') return { kind: frame.kind };
  // A program that speaks the harness's language, but not well.
  return crash(ending);
}
